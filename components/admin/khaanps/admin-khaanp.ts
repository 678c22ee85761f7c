import type { Reply } from '@/lib/client/api';

export type AdminKhaanp = Reply<'GET /api/admin/khaanps'>['khaanps'][number];

export interface KnownKhaanps {
	/** By their English names. */
	kuls: readonly { value: string; title: string }[];
	names: readonly string[];
}
