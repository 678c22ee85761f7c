import type { Reply } from '@/lib/client/api';

/** A khaanp as the back office lists one. */
export type AdminKhaanp = Reply<'GET /api/admin/khaanps'>['khaanps'][number];

/** What the atlas holds, in the page's language. */
export interface KnownKhaanps {
	/** By their English names. */
	kuls: readonly { value: string; title: string }[];
	names: readonly string[];
}
