import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * How many things each class of a source file is made from, by its name: the parameters of its constructor. Where the only one
 * is an object whose type no other file can name, it is a list of parameters in another form, and its properties are counted.
 */
export function constructorSizes(file: string, text = readFileSync(file, 'utf8')): ReadonlyMap<string, number> {
  const program = parseSync(file, text).program as unknown as Node;
  const objects = new Map<string, number>();
  const classes: { readonly name: string; readonly parameters: readonly Node[] }[] = [];
  const exported = new Set<unknown>();
  visit(program, (node) => {
    if (node.type === 'ExportNamedDeclaration') exported.add(node['declaration']);
    const { id, body, typeAnnotation } = node as unknown as {
      id?: { name: string };
      body?: Node;
      typeAnnotation?: Node;
    };
    if (node.type === 'TSInterfaceDeclaration' && !exported.has(node))
      objects.set(id!.name, nodesOf(body!['body']).length);
    if (node.type === 'TSTypeAliasDeclaration' && typeAnnotation?.type === 'TSTypeLiteral' && !exported.has(node))
      objects.set(id!.name, nodesOf(typeAnnotation['members']).length);
    if (!/^Class(?:Declaration|Expression)$/.test(node.type)) return;
    const made = nodesOf(body!['body']).find(({ kind }) => kind === 'constructor');
    const parameters = nodesOf((made?.['value'] as Node | undefined)?.['params']);
    classes.push({ name: id?.name ?? 'class without a name', parameters });
  });
  return new Map(classes.map(({ name, parameters }) => [name, sizeOf(parameters, objects)]));
}

function sizeOf(parameters: readonly Node[], objects: ReadonlyMap<string, number>): number {
  const [only, ...others] = parameters;
  if (only === undefined || others.length > 0) return parameters.length;
  const plain = (only['parameter'] ?? only) as { readonly typeAnnotation?: { readonly typeAnnotation: Node } };
  const type = plain.typeAnnotation?.typeAnnotation;
  if (type?.type === 'TSTypeLiteral') return nodesOf(type['members']).length;
  return objects.get((type?.['typeName'] as { readonly name?: string } | undefined)?.name ?? '') ?? 1;
}

function nodesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter((each): each is Node => isNode(each)) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner, see);
}
