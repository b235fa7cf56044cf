import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from './run.mjs';

/**
 * What error reports call this build: DMV_RELEASE where it is set, else the version and the commit, such as
 * "dm-visualization-platform@0.1.0+7db9eec"; without the commit outside of a checkout.
 */
export function releaseName() {
  if (process.env.DMV_RELEASE) return process.env.DMV_RELEASE;
  const { name, version } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: projectDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${name}@${version}+${commit.trim()}`;
  } catch {
    return `${name}@${version}`;
  }
}
