import { sep } from 'node:path';
import type { Plugin } from 'vite';
import { SHARED_EXPORTS } from './shared/src/platform/shared-exports.ts';

const shared: Readonly<Record<string, readonly string[]>> = SHARED_EXPORTS;

/**
 * Rejects a remote's imports of library exports that the shell does not share: the server would render them, but they
 * would be missing in the browser.
 * @param root the remote's folder
 */
export function onlyShared(root: string): Plugin {
  return {
    name: 'golf:only-shared',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(root + sep) || !/\.tsx?$/.test(file) || file.includes('node_modules')) return null;
      for (const node of this.parse(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body) {
        if (node.type !== 'ImportDeclaration' || !(node.source.value in shared)) continue;
        const allowed = shared[node.source.value] ?? [];
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
          const { name } = specifier.imported;
          const isType = 'importKind' in specifier && specifier.importKind === 'type';
          if (isType || ('importKind' in node && node.importKind === 'type') || allowed.includes(name)) continue;
          this.error(`The site does not share ${name} of ${node.source.value}; it shares ${allowed.join(', ')}.`);
        }
      }
      return null;
    },
  };
}
