// The one description of the API (openapi.json), made into checks: of the payloads for the server, of the answers for
// the tests.
import addFormatsModule from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import document from '../openapi.json' with { type: 'json' };

/**
 * @typedef {object} Operation
 * @property {string} id
 * @property {'GET' | 'POST'} method
 * @property {string} path with {names} in braces
 * @property {RegExp} pattern of a whole path, with a named group for each parameter
 * @property {boolean} hasBody
 * @property {(query: Record<string, string>, body: unknown) => string | null} faultOf what is wrong with a request, or null
 * @property {(status: number, body: unknown) => string[]} faultsOfAnswer
 */

// Both packages are CommonJS whose default export is a property of the module.
const ajv = new Ajv2020.default({ allErrors: false, allowUnionTypes: true });
addFormatsModule.default(ajv);
ajv.addSchema({ $id: 'api', $defs: absolute(document.components.schemas) });

/** @type {readonly Operation[]} */
export const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => toOperation(method, path, operation)),
);

/**
 * @param {string} path without the base of the API
 * @returns {{ operations: Operation[], parameters: Record<string, string> } | null} null: the API has no such path
 */
export function matchPath(path) {
  const operations = OPERATIONS.filter(({ pattern }) => pattern.test(path));
  if (operations.length === 0) return null;
  const groups = operations[0].pattern.exec(path)?.groups ?? {};
  return { operations, parameters: mapValues(groups, decodePart) };
}

/**
 * For tests: what an answer has that the description does not allow.
 * @param {{ method: string, path: string, status: number, body: unknown }} answer
 * @returns {string[]} empty when it is as described
 */
export function faultsOfAnswer({ method, path, status, body }) {
  const operation = matchPath(path)?.operations.find((each) => each.method === method);
  return operation ? operation.faultsOfAnswer(status, body) : [`${method} ${path} is not described`];
}

function toOperation(method, path, { operationId, parameters, requestBody, responses }) {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const inQuery = parameters.map(resolve).filter((parameter) => parameter.in === 'query');
  const checkQuery = ajv.compile({
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, absolute(schema)])),
  });
  const checkBody = requestBody && ajv.compile(schemaOf(requestBody));
  const answers = new Map(
    Object.entries(responses).map(([status, response]) => [Number(status), ajv.compile(schemaOf(resolve(response)))]),
  );
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    pattern,
    hasBody: requestBody !== undefined,
    faultOf: (query, body) =>
      (checkQuery(query) ? null : describe(checkQuery, 'The query')) ??
      (checkBody === undefined || checkBody(body) ? null : describe(checkBody, 'The body')),
    faultsOfAnswer(status, body) {
      const check = answers.get(status);
      if (check === undefined) return [`${operationId} is not described to answer ${status}`];
      return check(body) ? [] : [describe(check, `The answer of ${operationId}`)];
    },
  };
}

function schemaOf({ content }) {
  return absolute(content['application/json'].schema);
}

// References within the document become references to the copy that ajv holds.
function absolute(schema) {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/'));
}

function resolve(part) {
  if (part.$ref === undefined) return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at[key], document);
}

function describe({ errors }, what) {
  const [{ instancePath, message, params }] = errors;
  const detail = params.additionalProperty ?? params.allowedValue ?? params.allowedValues?.join(', ');
  return `${what}${instancePath.replaceAll('/', '.')} ${message}${detail === undefined ? '' : ` (${detail})`}.`;
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function decodePart(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not an encoding at all: taken as it stands, it names nothing.
    return part;
  }
}
