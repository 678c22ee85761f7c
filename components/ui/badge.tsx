import type { ReactNode } from 'react';

const tones = {
	brand: 'bg-badge text-on-badge',
	chip: 'border border-chip-line bg-chip text-on-chip',
	ok: 'bg-ok-wash text-ok',
	warning: 'bg-warning-wash text-warning',
	error: 'bg-error-wash text-error',
} as const;

/** A word or two in a pill. */
export function Badge({ tone = 'brand', children }: { tone?: keyof typeof tones; children: ReactNode }) {
	return <span className={`inline-block rounded-full px-3 text-xs ${tones[tone]}`}>{children}</span>;
}
