'use client';

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { FilteredDeity } from '@/lib/client/heritage/deity/deity-filter';
import { useSession } from '@/lib/client/use-session';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { DeityFilterForm } from './deity-filter-form';
import { useDeityFilter } from './use-deity-filter';

const fetchDeletion = () => import('./delete-deity-dialog');
const DeleteDeityDialog = lazy(async () => ({ default: (await fetchDeletion()).DeleteDeityDialog }));

type ManagedDeity = FilteredDeity & { name: string; card: ReactNode };

interface ManagedDeitiesPanelProps {
	language: Language;
	deities: readonly ManagedDeity[];
	clans: readonly { value: string; label: string }[];
	none: ReactNode;
}

const noticeMs = 3000;

/** The list to manage: everybody reads and filters it; administrators add, change and delete. */
export function ManagedDeitiesPanel({ language, deities, clans, none }: ManagedDeitiesPanelProps) {
	const t = useTranslations('deityForm.list');
	const tFilter = useTranslations('deities.filter');
	const session = useSession();
	const mayChange = session.status === 'loggedIn' && session.member.isAdmin;
	const list = useRef<HTMLParagraphElement>(null);
	const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
	const [asked, setAsked] = useState<ManagedDeity | null>(null);
	const { start: ask } = useFetchedFirst(fetchDeletion, setAsked);
	/** Another one each time, though it may say the same: each stays as long. */
	const [notice, setNotice] = useState<{ message: string } | null>(null);
	const left = deities.filter(({ id }) => !gone.has(id));
	const { form, shown, read, clear } = useDeityFilter(left);
	useEffect(() => {
		if (notice === null) return;
		const timer = setTimeout(() => setNotice(null), noticeMs);
		return () => clearTimeout(timer);
	}, [notice]);
	const finish = (deleted: ManagedDeity, message: string) => {
		setAsked(null);
		setGone(new Set([...gone, deleted.id]));
		setNotice({ message });
		// Its own button is gone.
		setTimeout(() => list.current?.focus());
	};
	const formPath = (id?: string) =>
		pathIn(language, id === undefined ? '/kul-devi-devta-form' : `/kul-devi-devta-form?id=${id}`);
	return (
		<div className="container-page flex flex-col gap-4 pt-8 md:pt-10">
			{mayChange && (
				<LinkButton href={formPath()} className="self-start">
					<Plus aria-hidden="true" className="size-5" />
					{t('add')}
				</LinkButton>
			)}
			{left.length > 0 && (
				<DeityFilterForm
					form={form}
					onChange={read}
					searchLabel={t('search')}
					placeholder={t('placeholder')}
					hasTypes
					clans={clans}
				/>
			)}
			{notice !== null && <Banner tone="success">{notice.message}</Banner>}
			{left.length > 0 && (
				<p
					ref={list}
					role="status"
					tabIndex={-1}
					className="text-sm text-text-muted outline-none noscript:hidden"
				>
					{tFilter('found', {
						count: formatCount(shown.size, language),
						total: formatCount(left.length, language),
					})}
				</p>
			)}
			<ul aria-label={t('list')} className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
				{left.map((deity) => (
					<li
						key={deity.id}
						hidden={!shown.has(deity.id)}
						className="flex flex-col justify-between gap-4 rounded-card border border-line bg-surface p-4 [[hidden]]:hidden md:p-5"
					>
						{deity.card}
						{mayChange && (
							<div className="flex flex-wrap gap-3 border-line border-t pt-3">
								<LinkButton
									look="outline"
									href={formPath(deity.id)}
									aria-label={t('editNamed', { name: deity.name })}
								>
									<Pencil aria-hidden="true" className="size-5" />
									{t('edit')}
								</LinkButton>
								<Button
									look="quiet"
									aria-label={t('deleteNamed', { name: deity.name })}
									onClick={() => void ask(deity)}
								>
									<Trash2 aria-hidden="true" className="size-5" />
									{t('delete')}
								</Button>
							</div>
						)}
					</li>
				))}
			</ul>
			{left.length === 0 && none}
			{left.length > 0 && shown.size === 0 && (
				<EmptyState title={t('none')} text={tFilter('noneHint')}>
					<Button look="outline" onClick={clear}>
						{tFilter('reset')}
					</Button>
				</EmptyState>
			)}
			{asked && (
				<Suspense>
					<DeleteDeityDialog
						deity={asked}
						onDone={({ message }) => finish(asked, message)}
						onClose={() => setAsked(null)}
					/>
				</Suspense>
			)}
		</div>
	);
}
