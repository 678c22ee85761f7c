import { AsyncResource } from 'node:async_hooks';
import type * as z from 'zod';
import { buildId, buildIdHeader } from '@/lib/core/build-id';
import { Deadline } from '@/lib/core/deadline';
import { DomainError, type ErrorCode, type FieldError } from '@/lib/core/errors';
import { getFieldError } from '@/lib/core/field-error';
import type { Language } from '@/lib/core/language';
import { findTextFault } from '@/lib/core/text';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { checkAttemptIsLeft } from '@/lib/platform/auth/attempts';
import { deviceCookie, findDeviceToken } from '@/lib/platform/auth/device-token';
import { findActor, type StartedSession } from '@/lib/platform/auth/session';
import { endedSessionCookie, getToken, sessionCookie } from '@/lib/platform/auth/session-cookie';
import { renewPages } from '@/lib/platform/cache/renew-pages';
import { isLastAdministrator, isUnavailable, isWriteConflict } from '@/lib/platform/db/errors';
import { getEnv } from '@/lib/platform/env/env';
import { isOnVercel } from '@/lib/platform/env/vercel.mjs';
import { getLanguage } from '@/lib/platform/i18n/accept-language';
import { consume, type Limit, refund } from '@/lib/platform/limits/limits';
import { log } from '@/lib/platform/log/log';
import { noteOutage } from '@/lib/platform/log/outage';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { callHeaders } from '@/lib/platform/policy/headers.mjs';
import { findAfterWriteTask, runAfterResponse, type Task } from './after-response';
import { type BodyKinds, type RawBody, readBody } from './body';
import { getClientAddress } from './client-address';
import { checkOrigin } from './origin';
import { errorReply, jsonReply } from './replies';
import { withRequestLogging } from './request-logging';

type Status = 200 | 201 | 409;
type Access = 'everyone' | 'member' | 'administrator';
type ActorOf<A extends Access> = A extends 'everyone' ? Actor : MemberActor;
type Parsed<S extends z.ZodType | undefined> = S extends z.ZodType ? z.output<S> : undefined;

/** A limit, and the key that a call is counted under. */
type Counted = readonly [Limit, string];
type CountedBy<Caller> = Limit | ((caller: { actor: Caller; address: string }) => Counted | null);

/** What a handler gets to know; everything in it has been checked. */
export interface Call<
	A extends Access,
	P extends z.ZodType | undefined,
	Q extends z.ZodType | undefined,
	B extends z.ZodType | undefined,
> {
	actor: ActorOf<A>;
	params: Parsed<P>;
	query: Parsed<Q>;
	body: Parsed<B>;
	/** Bytes of a multipart body's files, by field name. */
	files: Map<string, Uint8Array>;
	language: Language;
	address: string;
	userAgent: string | null;
	now: Date;
	/** The request's own signal and conditional headers, for the few calls that stream. */
	request: Request;
	/** Gives the browser the session's cookie with the answer, or takes it away. */
	setSession(session: StartedSession | null): void;
	setStatus(status: Status): void;
	/** What the caller's browser is known by to the account with this e-mail address; null when it is not. */
	findDeviceToken(email: string): Promise<string | null>;
	/** Makes the browser known to that account from now on. Its user has proven to be the owner. */
	rememberDevice(email: string): Promise<void>;
	/** Runs once the answer is on its way, and `delayMs` later; a failure there is logged and reaches nobody. */
	afterResponse(task: Task, delayMs?: number): void;
}

interface RouteSpec<
	A extends Access,
	P extends z.ZodType | undefined,
	Q extends z.ZodType | undefined,
	B extends z.ZodType | undefined,
	R extends z.ZodType | 'stream',
> {
	access: A;
	/** The refusal of a visitor, instead of `auth.required`. */
	loginRefusal?: ErrorCode;
	/** A path that does not fit answers 404: such a thing cannot exist. */
	params?: P;
	query?: Q;
	body?: B;
	/** JSON only unless the call takes files. */
	bodyKinds?: BodyKinds;
	/** The refusal of a body that does not fit, instead of `input.invalid`. */
	refusal?: (fields: FieldError[]) => DomainError;
	/**
	 * The answer's shape; what it does not name never leaves. A handler that answers with a Response has parsed it by this
	 * shape. `'stream'` handlers answer by themselves.
	 */
	reply: R;
	/** 200 unless it is said here or, where a call can end in either, by `setStatus`. */
	status?: Status;
	/**
	 * Counted before the body is read: by the caller's address, or by what the function says, null for callers who are not
	 * counted. A body that is read whole and has fields to be corrected gives its point back, unless it is large or that has
	 * happened too often.
	 */
	limit?: CountedBy<ActorOf<A>>;
	/** What the handler counts attempts at an account by; looked at before the body is read. */
	attemptLimit?: Limit;
	/** How long the database and the store may keep the call waiting in all, where it has more to do than others. */
	deadlineSeconds?: number;
	/** The codes that the handler refuses with, besides those of `findImpliedErrors`. */
	errors?: readonly ErrorCode[];
	handler(call: Call<A, P, Q, B>): Promise<R extends z.ZodType ? z.input<R> | Response : Response>;
}

/** What a call takes and answers, without what it does. */
export interface RouteShape
	extends Pick<
		RouteSpec<
			Access,
			z.ZodType | undefined,
			z.ZodType | undefined,
			z.ZodType | undefined,
			z.ZodType | 'stream'
		>,
		| 'access'
		| 'loginRefusal'
		| 'params'
		| 'query'
		| 'body'
		| 'bodyKinds'
		| 'refusal'
		| 'reply'
		| 'status'
		| 'errors'
	> {
	limit?: unknown;
	attemptLimit?: Limit;
}

const shapes = new WeakMap<object, RouteShape>();

/** The shape of a call by its handler; null where the handler was not made by `route()`. For the API reference. */
export function findRouteShape(handler: object): RouteShape | null {
	return shapes.get(handler) ?? null;
}

/** A caller has to hear within six seconds that something is out of reach. */
const deadlineSeconds = 5;

/** What a caller sends: no schema parses it, and `reply` is what leaves. */
interface RouteContract<P, Q, B, R> {
	params: Sent<P>;
	query: Sent<Q>;
	body: Sent<B>;
	reply: R extends { _zod: { output: unknown } } ? R['_zod']['output'] : never;
}

/** `never` where a route has no such part. */
type Sent<S> = S extends { _zod: { input: unknown } } ? S['_zod']['input'] : never;

export interface RouteHandler<Contract = unknown> {
	(request: Request, context: { params: Promise<unknown> }): Promise<Response>;
	/** Never set: it tells the compiler what lib/client/api.ts may send and gets. */
	readonly contract?: Contract;
}

/**
 * The one door of every call: origin check, actor, limit, parsing, handler, reply check, errors, in this
 * order. Answers with the catalogue's refusals, 503 when the database or the store is out of reach, and never
 * tells the caller of an unexpected error more than its request id.
 */
export function route<
	A extends Access,
	R extends z.ZodType | 'stream',
	P extends z.ZodType | undefined = undefined,
	Q extends z.ZodType | undefined = undefined,
	B extends z.ZodType | undefined = undefined,
>(spec: RouteSpec<A, P, Q, B, R>): RouteHandler<RouteContract<P, Q, B, R>> {
	const answer = async (request: Request, params: unknown, requestId: string) => {
		const headers = new Headers({ ...callHeaders(), [buildIdHeader]: buildId, 'x-request-id': requestId });
		// Apart, so that no refusal carries the session that the call was about to start.
		const refusalHeaders = new Headers(headers);
		const language = getLanguage(request.headers);
		const now = new Date();
		const deadline = new Deadline((spec.deadlineSeconds ?? deadlineSeconds) * 1000);
		let status = spec.status ?? 200;
		let body = noBody;
		let refundable: Counted | null = null;
		let handling: Promise<unknown> = Promise.resolve();
		try {
			const env = getEnv();
			const { appUrl } = env;
			const { token, fromCookie } = getToken(request.headers, appUrl);
			checkOrigin(request, appUrl, fromCookie);
			const actor = await deadline.within(() => findActor(token, now));
			checkAccess(spec.access, actor, spec.loginRefusal ?? 'auth.required');
			const address = getClientAddress(request.headers, env);
			const counted = countedAs(spec.limit, { actor: actor as ActorOf<A>, address });
			if (counted) await deadline.within(() => consume(...counted));
			const { attemptLimit } = spec;
			if (attemptLimit)
				await deadline.within(() => checkAttemptIsLeft(attemptLimit, request.headers, address));
			if (spec.body) {
				body = await readBody(request, spec.bodyKinds ?? 'json', address);
				if (body.size <= maxRefundedBytes) refundable = counted;
			}
			const call = {
				actor: actor as ActorOf<A>,
				params: parse(spec.params as P, params, () => new DomainError('notFound')),
				query: parse(spec.query as Q, Object.fromEntries(new URL(request.url).searchParams)),
				body: parse(spec.body as B, body.fields, spec.refusal),
				files: body.files,
				language,
				address,
				userAgent: request.headers.get('user-agent'),
				now,
				request,
				setSession(session: StartedSession | null) {
					headers.append(
						'set-cookie',
						session
							? sessionCookie(appUrl, session.token, session.isKept ? session.expiresAt : null)
							: endedSessionCookie(appUrl),
					);
				},
				setStatus(chosen: Status) {
					status = chosen;
				},
				findDeviceToken: (email: string) => findDeviceToken(request.headers, email),
				async rememberDevice(email: string) {
					const cookie = await deviceCookie(request.headers, email);
					if (cookie) headers.append('set-cookie', cookie);
				},
				afterResponse,
			};
			refundable = null;
			const result = await deadline.within(() => {
				const handled = spec.handler(call);
				handling = handled;
				return handled;
			});
			const mayHaveWritten = request.method !== 'GET' && request.method !== 'HEAD';
			const afterWriteTask = mayHaveWritten ? findAfterWriteTask() : null;
			if (afterWriteTask) afterResponse(afterWriteTask);
			// Elsewhere the portal's own cache of pages looks for itself.
			if (mayHaveWritten && isOnVercel(process.env))
				await deadline
					.within(renewPages)
					.catch((error) => log.warn({ err: error }, 'kept pages may be out of date for a minute'));
			if (result instanceof Response) return withHeaders(result, headers);
			if (spec.reply === 'stream') throw new TypeError('A stream is answered by a Response');
			return jsonReply(spec.reply.parse(result), status, headers);
		} catch (error) {
			const refusal = getRefusal(error);
			const scope = requestScope.getStore();
			if (scope) scope.refusal = refusal.code;
			if (refundable) await refundQuietly(refundable);
			return errorReply(refusal, language, refusalHeaders);
		} finally {
			// A handler that has been given up goes on, and holds the body until it ends.
			handling.then(body.release, body.release);
		}
	};
	const handler: RouteHandler<RouteContract<P, Q, B, R>> = async (request, context) => {
		const params = await context.params;
		return withRequestLogging(request, params, (requestId) => answer(request, params, requestId));
	};
	shapes.set(handler, spec);
	return handler;
}

function afterResponse(task: Task, delayMs?: number): void {
	const logged = () => task().catch((error) => log.error({ err: error }, 'after the answer'));
	runAfterResponse(AsyncResource.bind(logged), delayMs);
}

const noBody: RawBody = { fields: undefined, files: new Map(), size: 0, release() {} };

/** A larger body is work even where it has to be corrected. */
const maxRefundedBytes = 256 * 1024;

function countedAs<A extends Access>(
	limit: CountedBy<ActorOf<A>> | undefined,
	caller: { actor: ActorOf<A>; address: string },
): Counted | null {
	if (typeof limit === 'function') return limit(caller);
	return limit ? [limit, caller.address] : null;
}

async function refundQuietly([limit, key]: Counted): Promise<void> {
	await refund(limit, key).catch((error) =>
		log.warn({ err: error }, 'a point of a limit was not given back'),
	);
}

function checkAccess(access: Access, actor: Actor, loginRefusal: ErrorCode): void {
	if (access === 'everyone') return;
	if (actor.kind === 'visitor') throw new DomainError(actor.idleSessionId ? 'auth.idle' : loginRefusal);
	if (access !== 'administrator' || actor.isAdmin) return;
	const isWaiting = actor.secondFactor === 'required';
	throw new DomainError(isWaiting ? 'administration.secondFactorRequired' : 'auth.notAllowed');
}

/** A list of a hundred thousand wrong things is not answered with as many sentences. */
const maxFieldErrors = 100;

function parse<S extends z.ZodType | undefined>(
	schema: S,
	input: unknown,
	refusal = (fields: FieldError[]) => new DomainError('input.invalid', { fields }),
): Parsed<S> {
	if (!schema) return undefined as Parsed<S>;
	// Before anything else is done with a text: some of what is done takes quadratic time.
	const fault = findTextFault(input);
	if (fault) throw refusal([fault]);
	const result = schema.safeParse(input, { reportInput: true });
	if (!result.success) throw refusal(result.error.issues.slice(0, maxFieldErrors).map(getFieldError));
	return result.data as Parsed<S>;
}

function getRefusal(error: unknown): DomainError {
	if (error instanceof DomainError) {
		if (error.code === 'service.unavailable')
			noteOutage(error.cause ? 'storage' : 'deadline', error.cause ?? error);
		return error;
	}
	if (isUnavailable(error)) {
		noteOutage('database', error);
		return new DomainError('service.unavailable', { retryAfterSeconds: 5, cause: error });
	}
	if (isLastAdministrator(error)) return new DomainError('administrator.last', { cause: error });
	if (isWriteConflict(error)) return new DomainError('record.stale', { cause: error });
	log.error({ err: error }, 'unexpected');
	return new DomainError('server.unexpected', { cause: error });
}

/** What the answer says of itself stays; cookies add up. */
function withHeaders(response: Response, headers: Headers): Response {
	for (const [name, value] of headers) {
		if (name === 'set-cookie') response.headers.append(name, value);
		else if (!response.headers.has(name)) response.headers.set(name, value);
	}
	return response;
}
