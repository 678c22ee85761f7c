const backOffice = '/admin/deities';

/** The list of the back office, as it was filtered, where the page before (its `Referer`) was that; else null. */
export function findReturnPath(referer: string | null): string | null {
	const page = referer !== null && URL.canParse(referer) ? new URL(referer) : null;
	return page?.pathname === backOffice ? `${backOffice}${page.search}` : null;
}
