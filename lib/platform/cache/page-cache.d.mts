/** Next's cache handler; see page-cache.mjs. */
export default class PageCache {
	get(key: string): Promise<{ value: unknown; lastModified: number } | null>;
	set(key: string, value: unknown): Promise<void>;
	revalidateTag(): Promise<void>;
	resetRequestCache(): void;
}

export function findKeptPage(address: string): Promise<{ html: string } | null>;

declare global {
	/** Undefined on a host that keeps pages by itself. */
	var keptPageAt: ((address: string) => Promise<{ html: string } | null>) | undefined;
}
