'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { readWholeNumber } from '@/lib/core/digits';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from './admin-context';
import { listLimits } from './list-url';

interface PagerProps {
	/** From 1. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
	/** With {page} and {pages}, such as "Showing page {page} of {pages}". */
	label: string;
	/** How many rows a page has, where that can be chosen. */
	size?: { limit: number; change: (limit: number) => void };
}

/** Leads through the pages of a list, where there are more than one, and says how long they are. */
export function Pager({ page, pages, onPage, label, size }: PagerProps) {
	const { language, texts } = useAdmin();
	const { pager } = texts;
	const isLong = pages > 1;
	if (!isLong && (pages < 1 || !size || size.limit === listLimits[0])) return null;
	const isFirst = page <= 1;
	const isLast = page >= pages;
	return (
		<nav aria-label={pager.label} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
			{isLong && (
				<>
					{/* At either end the button stays, and with it the focus. */}
					<Button look="outline" aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
						<ChevronLeft aria-hidden="true" className="size-5" />
						{pager.previous}
					</Button>
					<span
						role="status"
						className="text-text-muted max-sm:order-first max-sm:basis-full max-sm:text-center"
					>
						{filled(label, { page: formatCount(page, language), pages: formatCount(pages, language) })}
					</span>
					<Button look="outline" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
						{pager.next}
						<ChevronRight aria-hidden="true" className="size-5" />
					</Button>
				</>
			)}
			{pages > 2 && <PageJump page={page} pages={pages} onPage={onPage} />}
			{size && <SizeSelect {...size} />}
		</nav>
	);
}

/** Leads to the page whose number is typed, in the digits of any script; one beyond the last leads to the last. */
function PageJump({ page, pages, onPage }: Pick<PagerProps, 'page' | 'pages' | 'onPage'>) {
	const { pager } = useAdmin().texts;
	const id = useId();
	return (
		<form
			key={page}
			className="flex items-center gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				const typed = readWholeNumber(String(new FormData(event.currentTarget).get('page') ?? ''));
				if (typed !== null && typed >= 1) onPage(Math.min(typed, pages));
				else event.currentTarget.reset();
			}}
		>
			<label htmlFor={id} className="whitespace-nowrap text-text-muted">
				{pager.jump}
			</label>
			<input
				id={id}
				name="page"
				inputMode="numeric"
				autoComplete="off"
				maxLength={7}
				defaultValue={page}
				className={`${controlClass} w-20!`}
			/>
			<Button look="outline" type="submit">
				{pager.go}
			</Button>
		</form>
	);
}

function SizeSelect({ limit, change }: NonNullable<PagerProps['size']>) {
	const { language, texts } = useAdmin();
	const id = useId();
	return (
		<span className="flex items-center gap-2">
			<label htmlFor={id} className="whitespace-nowrap text-text-muted">
				{texts.pager.size}
			</label>
			<select
				id={id}
				value={limit}
				onChange={({ target }) => change(Number(target.value))}
				className={`${controlClass} w-24!`}
			>
				{listLimits.map((choice) => (
					<option key={choice} value={choice}>
						{formatCount(choice, language)}
					</option>
				))}
			</select>
		</span>
	);
}
