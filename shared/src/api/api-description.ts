import * as v from 'valibot';
import { record } from './decode.ts';
import { orNull, resource } from './resource.ts';

/** The subset of JSON Schema that the API page shows. */
export interface ApiForm {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  properties?: Record<string, ApiForm> | undefined;
  required?: string[] | undefined;
  items?: ApiForm | undefined;
  anyOf?: ApiForm[] | undefined;
  enum?: unknown[] | undefined;
}

const formSchema: v.GenericSchema<unknown, ApiForm> = v.object({
  $ref: v.optional(v.string()),
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  description: v.optional(v.string()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => formSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => formSchema)),
  anyOf: v.optional(v.array(v.lazy(() => formSchema))),
  enum: v.optional(v.array(v.unknown())),
});

const contentSchema = v.optional(v.object({ 'application/json': v.object({ schema: formSchema }) }));

const operationSchema = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.optional(v.string()),
  parameters: v.array(
    v.object({
      /** Absent for a reference to a parameter that several operations share. */
      name: v.optional(v.string()),
      in: v.optional(v.string()),
      description: v.optional(v.string()),
      example: v.optional(v.union([v.string(), v.number()])),
    }),
  ),
  requestBody: v.optional(v.object({ content: contentSchema })),
  responses: v.record(v.string(), v.object({ description: v.string(), content: contentSchema })),
});

/** The subset of OpenAPI that the API page shows. */
export const apiDescriptionSchema = v.object({
  info: v.object({ title: v.string(), description: v.string() }),
  tags: v.array(v.object({ name: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.object({ schemas: v.record(v.string(), formSchema) }),
});

export type ApiDocument = v.InferOutput<typeof apiDescriptionSchema>;
export type ApiOperation = v.InferOutput<typeof operationSchema>;

export const API_DESCRIPTION_PATH = '/api/openapi.json';

/** OpenAPI description of the API; null if the backend has none. */
export const apiDescriptionResource = orNull(resource(API_DESCRIPTION_PATH, record(apiDescriptionSchema)));
