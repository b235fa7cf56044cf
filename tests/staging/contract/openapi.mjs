// Checks made from the description of the API (openapi.json): of requests for the server, of answers for the tests.
import addFormatsModule from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../../../docs/openapi.json' with { type: 'json' };

/**
 * @typedef {any} Json a part of the description
 *
 * @typedef {object} Operation
 * @property {string} id
 * @property {string} method GET or POST
 * @property {string} path with {names} in braces
 * @property {RegExp} pattern of a whole path, with a named group for each parameter
 * @property {boolean} hasBody
 * @property {(query: Record<string, string>, body: unknown) => string | null} faultOf what is wrong with a request,
 *   or null
 * @property {(status: number, body: unknown) => string[]} faultsOfAnswer
 */

const ajv = new Ajv2020({ allErrors: false, allowUnionTypes: true });
// The package is CommonJS, so its default export is a property of the module.
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
  const [first] = operations;
  if (first === undefined) return null;
  const groups = first.pattern.exec(path)?.groups ?? {};
  return {
    operations,
    parameters: Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decodePart(part)])),
  };
}

/**
 * What an answer has that the description does not allow.
 * @param {{ method: string, path: string, status: number, body: unknown }} answer
 * @returns {string[]} empty when it matches
 */
export function faultsOfAnswer({ method, path, status, body }) {
  const operation = matchPath(path)?.operations.find((each) => each.method === method);
  return operation ? operation.faultsOfAnswer(status, body) : [`${method} ${path} is not described`];
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Json} described
 * @returns {Operation}
 */
function toOperation(method, path, { operationId, parameters, requestBody, responses }) {
  const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const inQuery = parameters.map(resolve).filter((/** @type {Json} */ parameter) => parameter.in === 'query');
  const checkQuery = ajv.compile({
    type: 'object',
    properties: Object.fromEntries(inQuery.map((/** @type {Json} */ { name, schema }) => [name, absolute(schema)])),
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

/** @param {Json} part */
function schemaOf({ content }) {
  return absolute(content['application/json'].schema);
}

/**
 * References within the document become references to ajv's copy of it.
 * @param {Json} schema
 * @returns {Json}
 */
function absolute(schema) {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/'));
}

/**
 * @param {Json} part
 * @returns {Json}
 */
function resolve(part) {
  if (part.$ref === undefined) return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce((/** @type {Json} */ at, /** @type {string} */ key) => at[key], document);
}

/**
 * @param {import('ajv').ValidateFunction} check that has failed
 * @param {string} what
 */
function describe({ errors }, what) {
  const { instancePath = '', message = '', params = {} } = errors?.[0] ?? {};
  const detail = params.additionalProperty ?? params.allowedValue ?? params.allowedValues?.join(', ');
  return `${what}${instancePath.replaceAll('/', '.')} ${message}${detail === undefined ? '' : ` (${detail})`}.`;
}

/** @param {string} part */
function decodePart(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not a valid encoding: unchanged, it names nothing that exists.
    return part;
  }
}
