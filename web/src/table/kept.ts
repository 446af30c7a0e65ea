/** A new picture is mostly the old one: what is equal stays the very same object, so that nothing of it is drawn anew. */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  let same = Object.keys(old).length === Object.keys(fresh).length;
  for (const [key, value] of Object.entries(fresh)) {
    const one = kept(old[key], value);
    if (one !== value) fresh[key] = one;
    same &&= key in old && one === old[key];
  }
  return same ? (before as T) : now;
}
