import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploymentFiles } from '../../../scripts/lib/deployment-files.mjs';
import { securityHeaders } from '../../../scripts/lib/security-headers.mjs';

const read = (file: string): string => readFileSync(file, 'utf8');
const example = JSON.parse(read('deploy/config.example.json')) as object;
const made = deploymentFiles(example);
const maps = made['nginx/maps.conf'] ?? '';
const headers = made['nginx/headers.conf'] ?? '';
const locations = withoutComments(read('deploy/nginx/locations.conf'));

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*#.*$/gm, '');
}

/** The value that a `map` gives: the first pattern that fits, else the default. */
function mapped(variable: string, source: string, of = maps): string {
  const block = of.slice(of.indexOf(`$${variable} {`)).split('}', 1)[0] ?? '';
  const rows = [...block.matchAll(/^ {4}(\S+|"[^"]+") "([^"]*)";$/gm)].map(([, key = '', value = '']) => [key, value]);
  const found = rows.find(([key = '']) => key.startsWith('"~') && new RegExp(key.slice(2, -1)).test(source));
  return (found ?? rows.find(([key]) => key === 'default'))?.[1] ?? 'nothing';
}

/** Which location of the server answers a path: an exact one, else the first expression that fits, else the rest. */
function located(address: string): string {
  const all = [...locations.matchAll(/^location (?:(=|~) )?(\S+) \{\n([^}]*)\}/gm)];
  const of = (kind: string | undefined, fits: (place: string) => boolean) =>
    all.find(([, sign, place = '']) => sign === kind && fits(place))?.[3]?.trim();
  return (
    of('=', (place) => place === address) ??
    of('~', (place) => new RegExp(place).test(address)) ??
    of(undefined, (place) => address.startsWith(place)) ??
    'none'
  );
}

describe('nginx', () => {
  it('sends every security header with every answer, errors included', () => {
    const {
      'content-security-policy': policy,
      'strict-transport-security': https,
      ...rest
    } = securityHeaders(example, {
      https: true,
    });
    for (const [name, value] of Object.entries(rest))
      expect(headers).toContain(`add_header ${name} "${value}" always;`);
    expect(headers).toContain('add_header content-security-policy $platform_policy always;');
    expect(mapped('platform_policy', '/homepage/1')).toBe(policy);
    expect(https).toBe('max-age=63072000');
    for (const place of ['on::', ':https:']) expect(mapped('platform_https_only', place)).toBe(https);
    // Below a path the host is that of others, too.
    for (const place of ['::', 'on::/radar', ':https:/radar']) expect(mapped('platform_https_only', place)).toBe('');
    expect(headers.match(/^add_header (?!.* always;$)/gm)).toBeNull();
  });

  it("asks for https below a path, and for the hosts below, where the whole host is the product's", () => {
    const whole = deploymentFiles({ ...example, wholeHost: true })['nginx/maps.conf'] ?? '';
    for (const place of ['on::', ':https:', 'on::/radar', ':https:/radar'])
      expect(mapped('platform_https_only', place, whole)).toBe('max-age=63072000; includeSubDomains');
    expect(mapped('platform_https_only', '::/radar', whole)).toBe('');
  });

  it('says that it is there', () => {
    expect(located('/health').split(/;\s*/)).toContain('return 200 ok');
  });

  it('sends a workspace that was replaced, and not the older packed twins beside it', () => {
    expect(located('/workspace.json').split(/;\s*/)).toContain('gzip_static off');
    expect(located('/workspace.json')).toContain('try_files $uri =404;');
  });

  it('names its version on no port', () => {
    const servers = withoutComments(read('deploy/nginx/platform.conf'))
      .split(/^server \{/m)
      .slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers)
      expect(server.includes('server_tokens off;') || server.includes('platform/locations.conf;')).toBe(true);
    expect(locations).toContain('server_tokens off;');
  });

  it.each(['deploy/nginx/platform.conf', 'deploy/container/default.conf'])(
    'takes the long addresses of many filters: %s',
    (file) => expect(withoutComments(read(file))).toContain('large_client_header_buffers 4 64k;'),
  );

  it('has no location that loses the headers by setting some of its own', () => {
    expect(locations).toContain('location ');
    expect(locations).not.toContain('add_header');
    for (const file of ['deploy/nginx/platform.conf', 'deploy/container/default.conf']) {
      const text = withoutComments(read(file));
      expect(text).not.toContain('add_header');
      const servers = text.match(/^server \{/gm) ?? [];
      expect(text.match(/^ {4}include \S+\/headers\.conf;$/gm)).toHaveLength(servers.length);
      expect(text).toMatch(/^include \S+\/maps\.conf;$/m);
    }
  });

  it('lets what is found below /assets/ be kept for ever, and nothing else', () => {
    const forEver = 'public, max-age=31536000, immutable';
    const caching = (status: number, address: string) => mapped('platform_caching', `${status}:${address}`);
    expect([200, 206, 304].map((status) => caching(status, '/assets/a.js'))).toEqual([forEver, forEver, forEver]);
    expect(caching(404, '/assets/a.js')).toBe('no-cache');
    expect(caching(200, '/index.html')).toBe('no-cache');
    expect(caching(200, '/config.json')).toBe('no-cache');
  });

  it('lets its own experiments stand in a frame of the product, and no other page', () => {
    expect(mapped('platform_policy', '/experiments/one.html')).toContain("frame-ancestors 'self'");
    expect(mapped('platform_policy', '/sow/1/experiments/2')).toContain("frame-ancestors 'none'");
  });

  it.each(['/', '/homepage/1', '/sow/1/experiments/2.1', '/data/1'])(
    'answers the screen %s with the shell',
    (address) => {
      expect(located(address)).toContain('try_files /index.html =404;');
    },
  );

  it.each(['/assets/gone.js', '/assets/', '/art/gone.svg', '/experiments/gone.html', '/gone.js'])(
    'never answers %s with the shell',
    (address) => {
      expect(located(address)).toBe('try_files $uri =404;');
    },
  );

  it('serves the configuration of the server, not that of the build', () => {
    expect(located('/config.json')).toBe('root $platform_config_dir;');
    expect(made['nginx/config.json']).toBe(`${JSON.stringify(example, null, 2)}\n`);
  });
});

describe('the container', () => {
  const dockerfile = read('deploy/container/Dockerfile').split('\n');
  const copied = dockerfile.flatMap((line) => {
    const [, options = '', sources = ''] = /^COPY((?: --\S+)*) (.+) \S+$/.exec(line) ?? [];
    return options.includes('--from') ? [] : sources.split(' ').filter(Boolean);
  });

  it('is made of files that exist and that the builder is sent', () => {
    const sent = [...read('.dockerignore').matchAll(/^!(\S+)$/gm)].map(([, name = '']) => name);
    expect(copied).not.toHaveLength(0);
    for (const source of copied) {
      expect(existsSync(source), source).toBe(true);
      expect(sent, source).toContain(source.split('/', 1)[0]);
    }
  });

  it('holds every script that computes its headers at the start', () => {
    const runtime = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM '))).join('\n');
    const reach = (script: string): readonly string[] => {
      const needs = [...read(script).matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
        path.posix.join(path.posix.dirname(script), to),
      );
      return [script, ...needs.flatMap(reach)];
    };
    for (const script of reach('scripts/deployment-files.mjs')) {
      expect(runtime).toContain(` ${script} `);
      expect(read(script).match(/from '(?![.]|node:)/), `${script} needs nothing that is installed`).toBeNull();
    }
  });
});
