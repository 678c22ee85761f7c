import { defaultLanguage, isLanguage, type Language, preferredLanguageKey } from '@/lib/core/language';

/**
 * The language a caller is answered in: the first of ours that `Accept-Language` names (by weight), else the
 * `preferredLanguage` cookie, else Hindi.
 */
export function getLanguage(headers: Headers): Language {
	const accepted = (headers.get('accept-language') ?? '')
		.split(',')
		.map((entry) => {
			const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
			const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
			return { tag: tag.split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 };
		})
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.map(({ tag }) => tag)
		.find(isLanguage);
	return accepted ?? cookieLanguage(headers.get('cookie')) ?? defaultLanguage;
}

function cookieLanguage(cookies: string | null): Language | null {
	for (const cookie of (cookies ?? '').split(';')) {
		const [name, value] = cookie.trim().split('=');
		if (name === preferredLanguageKey && isLanguage(value)) return value;
	}
	return null;
}
