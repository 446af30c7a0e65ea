/** A hall of its own for the tests: started, killed, started again. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PYTHON = process.env.TRIFORIUM_PYTHON ?? 'python3';

export class Hall {
  folder = mkdtempSync(join(tmpdir(), 'triforium-'));
  port = 0;

  async start() {
    this.process = spawn(PYTHON, ['-m', 'triforium', 'serve', '--port', String(this.port), '--data', this.folder], {
      env: { ...process.env, TRIFORIUM_RATE: '1000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      this.process.stdout.on('data', (data) => {
        said += data;
        const found = /http:\S+/.exec(said);
        if (found) resolve(found[0].replace(/\/$/, ''));
      });
      this.process.once('exit', (code) => reject(new Error(`the hall ended (${code}): ${said}`)));
    });
    this.port = Number(new URL(this.address).port);
    return this;
  }

  async stop(signal = 'SIGTERM') {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill(signal);
    await ended;
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
