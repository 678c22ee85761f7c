import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { readWholeNumber } from '@/lib/core/digits';
import { formatCount } from '@/lib/platform/i18n/format';
import { listLimits } from './list-state';

interface PagerProps {
	/** From 1. */
	page: number;
	pages: number;
	onPage: (page: number) => void;
	says?: 'page' | 'showing';
	/** How many rows a page has, where that can be chosen. */
	size?: { limit: number; change: (limit: (typeof listLimits)[number]) => void };
}

export function Pager({ page, pages, onPage, says = 'page', size }: PagerProps) {
	const t = useTranslations('admin.frame.pager');
	const language = useLocale();
	const isLong = pages > 1;
	if (!isLong && (pages < 1 || !size || size.limit === listLimits[0])) return null;
	const isFirst = page <= 1;
	const isLast = page >= pages;
	return (
		<nav aria-label={t('label')} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
			{isLong && (
				<>
					{/* At either end the button stays, and with it the focus. */}
					<Button look="outline" aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
						<ChevronLeft aria-hidden="true" className="size-5" />
						{t('previous')}
					</Button>
					<span
						role="status"
						className="text-text-muted max-sm:order-first max-sm:basis-full max-sm:text-center"
					>
						{t(says, { page: formatCount(page, language), pages: formatCount(pages, language) })}
					</span>
					<Button look="outline" aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
						{t('next')}
						<ChevronRight aria-hidden="true" className="size-5" />
					</Button>
				</>
			)}
			{pages > 2 && <PageJump key={page} page={page} pages={pages} onPage={onPage} />}
			{size && <SizeSelect {...size} />}
		</nav>
	);
}

/** Leads to the page whose number is typed, in the digits of any script; one beyond the last leads to the last. */
function PageJump({ page, pages, onPage }: Pick<PagerProps, 'page' | 'pages' | 'onPage'>) {
	const t = useTranslations('admin.frame.pager');
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const jump = (event: FormEvent) => {
		event.preventDefault();
		if (!input.current) return;
		const typed = readWholeNumber(input.current.value);
		if (typed !== null && typed >= 1) onPage(Math.min(typed, pages));
		else input.current.value = String(page);
	};
	return (
		<form onSubmit={jump} className="flex items-center gap-2">
			<label htmlFor={id} className="whitespace-nowrap text-text-muted">
				{t('jump')}
			</label>
			<input
				id={id}
				ref={input}
				defaultValue={String(page)}
				inputMode="numeric"
				autoComplete="off"
				maxLength={7}
				className={`${controlClass} w-20!`}
			/>
			<Button look="outline" type="submit">
				{t('go')}
			</Button>
		</form>
	);
}

function SizeSelect({ limit, change }: NonNullable<PagerProps['size']>) {
	const t = useTranslations('admin.frame.pager');
	const language = useLocale();
	const id = useId();
	return (
		<span className="flex items-center gap-2">
			<label htmlFor={id} className="whitespace-nowrap text-text-muted">
				{t('size')}
			</label>
			<select
				id={id}
				value={limit}
				onChange={({ target }) => {
					const chosen = listLimits.find((choice) => String(choice) === target.value);
					if (chosen) change(chosen);
				}}
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
