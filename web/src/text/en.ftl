wordmark = Triforium
