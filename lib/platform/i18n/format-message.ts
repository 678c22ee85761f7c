import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import formatCompiled from 'use-intl/format-message/format-only';

type FormatParameters = Parameters<typeof formatCompiled>;

const compiledMessages = new Map<string, CompiledMessage>();

/**
 * How next-intl formats messages on the server (next.config.ts). Server components read messages as the files hold them;
 * client components, which are rendered here too, read those that `clientMessages` has compiled.
 */
export default function formatMessage(...[key, message, values, options]: FormatParameters) {
	return formatCompiled(key, typeof message === 'string' ? compileOnce(message) : message, values, options);
}

/** Next-intl reads it: `t.raw` would answer compiled messages in client components. */
formatMessage.raw = false;

export function compileOnce(message: string): CompiledMessage {
	const known = compiledMessages.get(message);
	if (known !== undefined) return known;
	const compiled = compile(message);
	compiledMessages.set(message, compiled);
	return compiled;
}
