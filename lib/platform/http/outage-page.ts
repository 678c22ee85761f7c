import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminLanguageKey } from '@/lib/core/admin-language';
import { pageHeaders, pagePolicy } from '@/lib/platform/policy/headers.mjs';
import { getNotice } from './notice';
import { languageOfPage } from './page-request';

const adminLanguage = new RegExp(`(?:^|;\\s*)${adminLanguageKey}=([^;]*)`);
/** Headers that belong to the page that is replaced. */
const replacedHeaders = ['content-encoding', 'content-length', 'link', 'set-cookie'];

/**
 * Replaces the 500 that Next is about to send for the page at `pathname` by 503 with a page that says so, in the reader's
 * language. A response with any other status, or one that has begun, stays as it is.
 */
export function replacePageFailure(
	pathname: string,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	let isReplaced = false;
	let isSending = false;
	const end = response.end;

	/** Returns true when nothing else may be written. */
	const replace = (statusCode: number): boolean => {
		if (isReplaced || response.headersSent || statusCode !== 500) return isReplaced;
		isReplaced = true;
		const language = languageOfPage(pathname, adminLanguage.exec(request.headers.cookie ?? '')?.[1]);
		const { status, headers, body } = getNotice('failure', language, pageHeaders(pathname, pagePolicy([])));
		for (const name of replacedHeaders) response.removeHeader(name);
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		response.statusCode = status;
		isSending = true;
		Reflect.apply(end, response, [body]);
		isSending = false;
		return true;
	};

	/** Lets `method` write only while the response is not replaced. */
	const guard = <Method extends ServerResponse['write' | 'end' | 'writeHead' | 'flushHeaders']>(
		method: Method,
		findStatus: (parameters: unknown[]) => unknown = () => response.statusCode,
	): Method =>
		new Proxy(method, {
			apply(target, self, parameters: unknown[]) {
				if (!isSending && replace(Number(findStatus(parameters)))) return response;
				return Reflect.apply(target, self, parameters);
			},
		});

	response.write = guard(response.write);
	response.end = guard(response.end);
	response.flushHeaders = guard(response.flushHeaders);
	response.writeHead = guard(response.writeHead, ([status]) => status);
}
