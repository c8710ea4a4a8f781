import type { ApiDocument, ApiForm, ApiOperation } from '@golf/shared/api';

/** A field as rendered on the page. */
export interface Field {
  /** "calculation.sum" */
  path: string;
  /** "number or null" */
  type: string;
  /** Name of the form with the details, elsewhere on the page. */
  more: string | null;
  meaning: string;
}

/** Response or request body of a call. */
export interface Shown {
  /** "A list of Player" */
  title: string;
  /** Name of the form rendered here: each form is on the page once. */
  form: string | null;
  fields: Field[];
}

export interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  parameters: { name: string; meaning: string }[];
  /** Address of an example response; null for a call that a link cannot open. */
  example: string | null;
  answer: Shown | null;
  body: Shown | null;
  /** Errors of this call only. */
  errors: ApiError[];
}

export interface ApiError {
  status: string;
  meaning: string;
}

export interface Group {
  name: string;
  calls: Call[];
}

const IN_WORDS: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

const nameIn = ({ $ref }: ApiForm) => $ref?.slice($ref.lastIndexOf('/') + 1) ?? null;

/** "list of numbers", "text or null" */
function typeOf(form: ApiForm): string {
  if (form.enum) return form.enum.map((value) => `“${String(value)}”`).join(', ');
  if (form.anyOf) return form.anyOf.map(typeOf).join(' or ');
  const name = nameIn(form);
  if (name) return name;
  const types = [form.type ?? []].flat();
  return types
    .map((type) =>
      type === 'array' ? `list of ${typeOf(form.items ?? {})}`.replace(/object$/, 'objects') : (IN_WORDS[type] ?? type),
    )
    .join(' or ');
}

/** Unwraps the form of a list or of a nullable value. */
function inside(form: ApiForm): ApiForm {
  if (form.items) return inside(form.items);
  const [either] = form.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return either ? inside(either) : form;
}

/** Whether a response status is a success or a redirect. */
const isGood = (status: string) => status.startsWith('2') || status.startsWith('3');

const contentOf = (part: { content?: ApiOperation['responses'][string]['content'] } | undefined) =>
  part?.content?.['application/json'].schema ?? null;

/** Content of the API reference, from the API's description. */
export function groupsOf({ tags, paths, components: { schemas } }: ApiDocument): Group[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const formOf = ({ responses, requestBody }: ApiOperation) =>
    contentOf(requestBody) ?? contentOf(Object.entries(responses).find(([status]) => isGood(status))?.[1]);
  const ofCalls = new Set(operations.map(({ operation }) => nameIn(inside(formOf(operation) ?? {}))));
  const placed = new Set<string>();

  /** Fields of a form and of its nested forms; forms of another call are only named. */
  function fieldsOf(form: ApiForm, before = ''): Field[] {
    return Object.entries(form.properties ?? {}).flatMap(([name, field]) => {
      const path = before + name;
      const inner = inside(field);
      const ref = nameIn(inner);
      const isElsewhere = ref !== null && ofCalls.has(ref);
      const known = ref === null ? inner : schemas[ref];
      return [
        { path, type: typeOf(field), more: isElsewhere ? ref : null, meaning: field.description ?? '' },
        ...(isElsewhere || !known ? [] : fieldsOf(known, `${path}.`)),
      ];
    });
  }

  function shown(form: ApiForm | null): Shown | null {
    if (!form) return null;
    const name = nameIn(inside(form));
    const type = typeOf(form);
    const title = form.items ? `A ${type}` : type;
    if (name === null || placed.has(name)) return { title, form: null, fields: [] };
    placed.add(name);
    return { title, form: name, fields: fieldsOf(schemas[name] ?? {}) };
  }

  const calls = operations.map(({ path, method, operation }): Call & { group: string } => {
    const {
      operationId,
      tags: [group = ''],
      summary,
      description,
      parameters,
      requestBody,
      responses,
    } = operation;
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const example = inPath.reduce(
      (text, { name, example: value = '' }) => text.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    );
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    // Calls that reach a third-party server or name an address have no example.
    const isOpened =
      method === 'get' && inQuery.length === 0 && inPath.every(({ example: value }) => typeof value === 'number');
    const [, good] = Object.entries(responses).find(([status]) => isGood(status)) ?? [];
    return {
      group,
      id: operationId,
      method: method.toUpperCase(),
      path,
      summary,
      description,
      parameters: [...inPath, ...inQuery].map(({ name = '', description: meaning = '' }) => ({ name, meaning })),
      example: isOpened ? example : null,
      answer: shown(contentOf(good)),
      body: shown(contentOf(requestBody)),
      errors: Object.entries(responses)
        .filter(([status]) => !isGood(status) && status !== 'default' && status !== '503')
        .map(([status, { description: meaning }]) => ({ status, meaning })),
    };
  });
  return tags.map(({ name }) => ({ name, calls: calls.filter(({ group }) => group === name) }));
}

/** From this number of calls on an error is listed once for all of them. */
const SHARED_BY = 3;

const isSame = (one: ApiError, other: ApiError) => one.status === other.status && one.meaning === other.meaning;

/** Splits off the errors that several calls share, each listed once. */
export function withSharedErrors(groups: readonly Group[]): { groups: Group[]; errors: ApiError[] } {
  const all = groups.flatMap(({ calls }) => calls).flatMap(({ errors }) => errors);
  const isShared = (error: ApiError) => all.filter((other) => isSame(error, other)).length >= SHARED_BY;
  return {
    groups: groups.map(({ name, calls }) => ({
      name,
      calls: calls.map((call) => ({ ...call, errors: call.errors.filter((error) => !isShared(error)) })),
    })),
    errors: all
      .filter((error, place) => isShared(error) && all.findIndex((other) => isSame(error, other)) === place)
      .toSorted((a, b) => a.status.localeCompare(b.status)),
  };
}

/** The fields of every error. */
export const errorFields = ({ components: { schemas } }: ApiDocument): Field[] =>
  Object.entries(schemas['Error']?.properties?.['error']?.properties ?? {}).map(([name, field]) => ({
    path: `error.${name}`,
    type: typeOf(field),
    more: null,
    meaning: field.description ?? '',
  }));
