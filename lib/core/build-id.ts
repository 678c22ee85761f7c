/** When this program was built, in milliseconds since 1970 to base 36 (next.config.ts). */
export const buildId = process.env.BUILD_ID ?? '0';

/** The header in which each answer of the API says which build the server is. */
export const buildIdHeader = 'x-build-id';

/** Whether `other` was built after `own`. */
export function isNewerBuild(other: string, own: string): boolean {
	return Number.parseInt(other, 36) > Number.parseInt(own, 36);
}
