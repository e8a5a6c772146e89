import { emailOf, type Persona } from './personas';

/** A list as the REST interface takes it: there alone clients can skip documents, as the SDK has no word for it. */
export interface RestList {
  collection: string;
  /** The document that the collection belongs to; without one it is at the top. */
  parent?: string;
  /** All collections of that name. */
  everywhere?: boolean;
  /** Fields and what they are equal to. */
  where?: Record<string, string | null>;
  /** Fields and what they hold among others. */
  contains?: Record<string, string>;
  limit: number;
  offset: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token without a signature, as the local backend takes it. */
function tokenOf(persona: Persona, projectId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: persona,
    user_id: persona,
    email: emailOf(persona),
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

const equal = ([fieldPath, value]: [string, string | null]) =>
  value === null
    ? { unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } }
    : { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: value } } };

const containing = ([fieldPath, value]: [string, string]) => ({
  fieldFilter: { field: { fieldPath }, op: 'ARRAY_CONTAINS', value: { stringValue: value } },
});

/** Asks for a list, or for its count alone. A refusal is an error as the SDK's is. */
export async function restList(
  projectId: string,
  persona: Persona,
  list: RestList,
  what: 'list' | 'count' = 'list',
): Promise<void> {
  const { collection, parent, everywhere = false, where = {}, contains = {}, limit, offset } = list;
  const filters = [...Object.entries(where).map(equal), ...Object.entries(contains).map(containing)];
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const call = what === 'count' ? 'runAggregationQuery' : 'runQuery';
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}${parent ? `/${parent}` : ''}:${call}`;
  const structuredQuery = {
    from: [{ collectionId: collection, allDescendants: everywhere }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    limit,
    ...(offset > 0 && { offset }),
  };
  const aggregations = [{ alias: 'count', count: {} }];
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(persona, projectId)}`, 'content-type': 'application/json' },
    body: JSON.stringify(
      what === 'count'
        ? { structuredAggregationQuery: { structuredQuery, aggregations } }
        : { structuredQuery },
    ),
  });
  if (response.ok) return;
  const text = await response.text();
  const code = text.includes('PERMISSION_DENIED') ? 'permission-denied' : 'unknown';
  throw Object.assign(new Error(text), { code });
}
