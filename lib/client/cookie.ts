/**
 * Writes a cookie that scripts may read. It ends with the browser when no time is given, and never leaves over plain
 * HTTP from a portal that is served over HTTPS. Not by the Cookie Store API: that is missing over plain HTTP.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number | null): void {
	const age = maxAgeSeconds === null ? '' : `; max-age=${maxAgeSeconds}`;
	const secure = location.protocol === 'https:' ? '; secure' : '';
	document.cookie = `${name}=${value}; path=/${age}; samesite=lax${secure}`;
}
