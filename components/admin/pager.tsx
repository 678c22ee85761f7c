'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/i18n/format';
import { useAdmin } from './admin-context';

interface PagerProps {
	/** From 1. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
	/** With {page} and {pages}, such as "Showing page {page} of {pages}". */
	label: string;
}

/** Leads through the pages of a list, where there are more than one. */
export function Pager({ page, pages, onPage, label }: PagerProps) {
	const { language, texts } = useAdmin();
	const { pager } = texts;
	if (pages <= 1) return null;
	const isFirst = page <= 1;
	const isLast = page >= pages;
	return (
		<nav aria-label={pager.label} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
			{/* At either end the button stays, and with it the focus. */}
			<Button look="outline" aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
				<ChevronLeft aria-hidden="true" className="size-5" />
				{pager.previous}
			</Button>
			<span role="status" className="text-text-muted max-sm:order-first max-sm:basis-full max-sm:text-center">
				{filled(label, { page: formatCount(page, language), pages: formatCount(pages, language) })}
			</span>
			<Button look="outline" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
				{pager.next}
				<ChevronRight aria-hidden="true" className="size-5" />
			</Button>
		</nav>
	);
}
