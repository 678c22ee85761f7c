import { type ErrorCode, errorCodes } from '@/lib/core/errors';
import type { RouteShape } from './route';

/**
 * The codes that the shape of a call implies: those of the checks before its handler runs, and those of a handler that
 * fails or takes too long. A call without `route()` has no shape (null), and is refused only when the portal is out of order.
 */
export function findImpliedErrors(method: string, shape: RouteShape | null): ErrorCode[] {
	if (!shape) return ['service.unavailable'];
	const { access, bodyKinds, params, query, body } = shape;
	const mayWrite = method !== 'GET';
	const codes: ErrorCode[] = ['server.unexpected', 'service.unavailable'];
	if (mayWrite) codes.push('auth.crossSite', 'record.stale');
	if (access !== 'everyone') codes.push('auth.idle', shape.loginRefusal ?? 'auth.required');
	if (access === 'administrator') {
		codes.push('auth.notAllowed', 'administration.secondFactorRequired');
		if (mayWrite) codes.push('administrator.last');
	}
	if (shape.limit !== undefined || shape.attemptLimit) codes.push('limit.exceeded');
	if (params) codes.push('notFound');
	if (query) codes.push('input.invalid');
	if (body) {
		codes.push('input.malformed', 'body.unsupportedType', 'body.stalled', 'service.busy', 'body.tooLarge');
		if (bodyKinds === 'json or multipart') codes.push('picture.tooLarge');
		// A refusal of its own is declared with the other errors of the call.
		if (!shape.refusal) codes.push('input.invalid');
	}
	return codes;
}

/** Every code that a call may be refused with, implied or declared, in the order of the catalogue. */
export function findErrors(method: string, shape: RouteShape | null): ErrorCode[] {
	const implied = findImpliedErrors(method, shape);
	return errorCodes.filter((code) => implied.includes(code) || shape?.errors?.includes(code));
}
