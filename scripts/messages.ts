/** Each message with its key, as in `home.hero.title`. */
export function flattenMessages(value: unknown, at = ''): [string, string][] {
	if (typeof value === 'string') return [[at, value]];
	if (typeof value !== 'object' || value === null) return [[at, '']];
	return Object.entries(value).flatMap(([key, inner]) => flattenMessages(inner, at ? `${at}.${key}` : key));
}
