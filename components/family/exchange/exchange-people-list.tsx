'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FilePerson } from '@/lib/client/family/exchange/import-choices';
import { matchingOptions } from '@/lib/core/matching-options';
import { keyedOption } from '@/lib/core/search-words';
import { formatCount } from '@/lib/platform/i18n/format';

interface ExchangePeopleListProps {
	people: readonly FilePerson[];
	/** Whether somebody has a card, or may have one. */
	isDoubtful: (person: FilePerson) => boolean;
	renderPerson: (person: FilePerson) => ReactNode;
}

const pageSize = 20;

/** Everybody of a file who is not asked about, a page at a time. */
export function ExchangePeopleList({ people, isDoubtful, renderPerson }: ExchangePeopleListProps) {
	const t = useTranslations('familyExchange.preview');
	const language = useLocale();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [looked, setLooked] = useState('');
	const [isDoubtOnly, setDoubtOnly] = useState(false);
	const [page, setPage] = useState(0);
	const keyed = useMemo(() => people.map((person) => ({ person, ...keyedOption(person.name) })), [people]);
	const shown = matchingOptions(keyed, looked)
		.map(({ person }) => person)
		.filter((person) => !isDoubtOnly || isDoubtful(person));
	const pages = Math.max(1, Math.ceil(shown.length / pageSize));
	const at = Math.min(page, pages - 1);
	const turnTo = (next: number) => {
		flushSync(() => setPage(next));
		heading.current?.focus();
	};
	const doubtful = formatCount(people.filter(isDoubtful).length, language);
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h4
				ref={heading}
				id={id}
				tabIndex={-1}
				className="font-bold font-serif text-heading text-lg outline-none"
			>
				{t('peopleTitle')}
			</h4>
			<p className="text-sm text-text-muted">{t('peopleHint')}</p>
			<div className="flex flex-wrap items-end gap-x-6 gap-y-2">
				<Field id={`${id}-search`} label={t('search')} className="min-w-56 flex-1">
					{(control) => (
						<Input
							{...control}
							type="search"
							autoComplete="off"
							value={looked}
							onChange={({ currentTarget }) => {
								setLooked(currentTarget.value);
								setPage(0);
							}}
						/>
					)}
				</Field>
				<Checkbox
					label={t('onlyDoubtful', { count: doubtful })}
					checked={isDoubtOnly}
					onChange={({ currentTarget }) => {
						setDoubtOnly(currentTarget.checked);
						setPage(0);
					}}
				/>
			</div>
			<p role="status" className="text-sm text-text-muted">
				{shown.length === 0
					? t('noneFound')
					: t('range', {
							from: formatCount(at * pageSize + 1, language),
							to: formatCount(Math.min(shown.length, (at + 1) * pageSize), language),
							count: formatCount(shown.length, language),
						})}
			</p>
			<ul>{shown.slice(at * pageSize, (at + 1) * pageSize).map(renderPerson)}</ul>
			{pages > 1 && (
				<nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
					<Button look="outline" disabled={at === 0} onClick={() => turnTo(at - 1)}>
						<ChevronLeft aria-hidden="true" className="size-5" />
						{t('earlier')}
					</Button>
					<span className="text-sm text-text-muted">
						{t('page', {
							page: formatCount(at + 1, language),
							pages: formatCount(pages, language),
						})}
					</span>
					<Button look="outline" disabled={at === pages - 1} onClick={() => turnTo(at + 1)}>
						{t('later')}
						<ChevronRight aria-hidden="true" className="size-5" />
					</Button>
				</nav>
			)}
		</section>
	);
}
