import type { Dictionary, Meaning, MeaningThere } from '@vigia/api/dictionary';

/** A JSON schema, as far as it contains names. */
export interface Shape {
  readonly description?: string;
  readonly type?: unknown;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: Shape | boolean;
}

interface Parameter {
  readonly name: string;
  readonly description?: string;
  readonly schema: Shape;
}
interface Content {
  readonly schema: Shape;
}
interface Sent {
  readonly content?: Readonly<Record<string, Content>>;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Sent;
  readonly responses?: Readonly<Record<string, Sent>>;
}
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

/** A meaning as a description writes it. */
export const textOf = ({ about, unit }: Meaning): string =>
  unit === undefined ? about : `${about} Unit: ${unit}.`;

/**
 * A document of OpenAPI in which every parameter and every property without a description of its own has that of its
 * name in the dictionary.
 */
export function withMeanings<D extends object>(document: D, dictionary: Dictionary): D {
  const { paths, components } = document as unknown as Described;
  const described = (shape: Shape) => withNames(shape, dictionary);
  const sent = <S extends Sent>(part: S): S =>
    part.content === undefined
      ? part
      : { ...part, content: mapped(part.content, (each) => ({ ...each, schema: described(each.schema) })) };
  const operation = ({ parameters, requestBody, responses = {}, ...rest }: Operation): Operation => ({
    ...rest,
    ...(parameters && { parameters: withParameters(parameters, dictionary) }),
    ...(requestBody && { requestBody: sent(requestBody) }),
    responses: mapped(responses, sent),
  });
  return {
    ...document,
    paths: mapped(paths, (methods) => mapped(methods, operation)),
    components: { ...components, schemas: mapped(components.schemas, described) },
  };
}

function withParameters(parameters: readonly Parameter[], dictionary: Dictionary): Parameter[] {
  const names = parameters.map(({ name }) => name);
  return parameters.map((parameter) => {
    const meaning = meaningOf(dictionary, parameter.name, names, parameter.schema);
    return {
      ...parameter,
      ...(parameter.description === undefined && meaning && { description: textOf(meaning) }),
      schema: { ...parameter.schema, ...marksOf(meaning, parameter.name, parameter.schema) },
    };
  });
}

/** The schema with the meanings of its names, at any depth. */
export function withNames(shape: Shape, dictionary: Dictionary): Shape {
  const deep = (part: Shape) => withNames(part, dictionary);
  const { properties, items, anyOf, oneOf, additionalProperties } = shape;
  const names = Object.keys(properties ?? {});
  return {
    ...shape,
    ...(properties && {
      properties: mapped(properties, (part, name) =>
        withMeaning(deep(part), name, meaningOf(dictionary, name, names, part)),
      ),
    }),
    ...(items && { items: deep(items) }),
    ...(anyOf && { anyOf: anyOf.map(deep) }),
    ...(oneOf && { oneOf: oneOf.map(deep) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: deep(additionalProperties) }),
  };
}

/** The contract's description of a value takes precedence over the dictionary, which adds unit and example. */
function withMeaning(shape: Shape, name: string, meaning: Meaning | undefined): Shape {
  const description = shape.description ?? ofValue(shape) ?? (meaning && textOf(meaning));
  return { ...shape, ...(description !== undefined && { description }), ...marksOf(meaning, name, shape) };
}

/** The description of a nullable value stands beside the null. */
function ofValue({ anyOf = [] }: Shape): string | undefined {
  const [value, ...others] = anyOf.filter(({ type }) => type !== 'null');
  return others.length === 0 ? value?.description : undefined;
}

function marksOf(meaning: Meaning | undefined, name: string, shape: Shape) {
  const example = meaning?.example ?? usualExample(name, shape);
  return {
    ...(meaning?.unit !== undefined && { 'x-unit': meaning.unit }),
    ...(example !== undefined && fits(shape, example) && { examples: [example] }),
  };
}

/** Whether the example is of the value's type, and in its list where it has one: a name has values of several forms. */
function fits({ type, enum: list, anyOf = [], oneOf = [] }: Shape, example: Meaning['example']): boolean {
  const forms = [...anyOf, ...oneOf];
  if (forms.length > 0) return forms.some((form) => fits(form, example));
  if (list) return list.includes(example);
  const given = Array.isArray(example) ? 'array' : typeof example;
  return type === undefined || type === given || (type === 'integer' && given === 'number');
}

const OF_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T15:00:00.000Z',
  uuid: '1f0c2d9e-6d0b-4f52-9c0e-4b6f1a7e2c55',
};
const ID = /(?:_id|Id)$/;

/** Of days, instants and ids, which look alike everywhere; undefined for anything else. */
function usualExample(name: string, shape: Shape): string | number | undefined {
  const values = (shape.anyOf ?? [shape]).filter(({ type }) => type !== 'null');
  const [value] = values;
  if (value === undefined || values.length > 1) return undefined;
  if (value.format !== undefined) return OF_FORMAT[value.format];
  return value.type === 'integer' && ID.test(name) ? 27 : undefined;
}

/** The meaning of a name by the names beside it; of several meanings the first that fits. */
function meaningOf(
  dictionary: Dictionary,
  name: string,
  names: readonly string[],
  shape: Shape,
): Meaning | undefined {
  const entry = dictionary[name] ?? [];
  const meanings: readonly MeaningThere[] = 'about' in entry ? [entry] : entry;
  return meanings.find(
    ({ beside = [], holding, type }) =>
      beside.every((other) => names.includes(other)) &&
      (type === undefined || shape.type === type) &&
      (holding === undefined || namesWithin(shape).includes(holding)),
  );
}

/** Names of a value, or of each value of a list, a map or a choice. */
function namesWithin({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  additionalProperties,
}: Shape): string[] {
  const mapValue = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...(items ? [items] : []), ...anyOf, ...oneOf, ...mapValue];
  return [...Object.keys(properties), ...parts.flatMap(namesWithin)];
}

const mapped = <T, R>(record: Readonly<Record<string, T>>, of: (value: T, name: string) => R) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, of(value, name)])) as Record<
    string,
    R
  >;
