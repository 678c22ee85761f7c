import formatCompiled from 'use-intl/format-message/format-only';
import { compileOnce } from './compile-messages.mjs';

type FormatParameters = Parameters<typeof formatCompiled>;

/**
 * How next-intl formats messages on the server (next.config.ts). Server components read messages as the files hold them;
 * client components, which are rendered here too, read those that `clientMessages` has compiled.
 */
export default function formatMessage(...[key, message, values, options]: FormatParameters) {
	return formatCompiled(key, typeof message === 'string' ? compileOnce(message) : message, values, options);
}

/** Next-intl reads it: `t.raw` would answer compiled messages in client components. */
formatMessage.raw = false;
