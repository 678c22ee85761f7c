import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type DescentPage, numberKey } from '@/lib/features/family/print/rules/lineage';
import { entryAnchor, type LineageWay, lineagePath } from '@/lib/features/family/rules/paths';
import type { OutlineNumber } from '@/lib/rules/lineage/outline';

/** A page about descendants with its address. */
export interface ShownDescent {
	way: Exclude<LineageWay, 'ancestors'>;
	record: DescentPage;
	language: Language;
}

/** The address of a page of the same outline or book. */
export function descentPath({ way, record, language }: ShownDescent, page: number): string {
	const { firstId, defaultId } = record;
	return pathIn(language, lineagePath(way, firstId === defaultId ? null : firstId, page));
}

interface EntryLinkProps {
	descent: ShownDescent;
	number: OutlineNumber;
	className?: string;
	children: ReactNode;
}

/** Leads to where a descendant is written, which may be on another page: a query alone leads to a page of the same path. */
export function EntryLink({ descent, number, className, children }: EntryLinkProps) {
	const { page, entryPages } = descent.record;
	const entryPage = entryPages.get(numberKey(number)) ?? page;
	const path = entryPage === page ? '' : descentPath(descent, entryPage).replace(/^.*(?=\?)/, '');
	return (
		<a href={`${path}#${entryAnchor(number)}`} className={className}>
			{children}
		</a>
	);
}
