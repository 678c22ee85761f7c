import type { UseComboboxPropGetters } from 'downshift';
import Link from 'next/link';
import { useMessages, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { DeferredMessages } from '@/components/layout/deferred-messages';
import { RetryPanel } from '@/components/ui/retry-panel';
import { askPath } from '@/lib/client/family/diagram/opening';
import { markedTitle } from '@/lib/client/site/home/marked-title';
import type { Category, FoundRow } from '@/lib/client/site/home/search-categories';
import type { PlacedGroup, PlacedRow } from '@/lib/client/site/home/search-rows';
import { useSession } from '@/lib/client/use-session';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { loginPath } from '@/lib/platform/auth/guards';
import { formatCount } from '@/lib/platform/i18n/format';

interface SearchResultsProps
	extends Pick<UseComboboxPropGetters<PlacedRow>, 'getMenuProps' | 'getItemProps'> {
	language: Language;
	outcome: 'failed' | 'nothing' | 'found';
	groups: readonly PlacedGroup[];
	words: string;
	isBusy: boolean;
	activeId: string | null;
	onRetry: () => void;
}

const [minHeight, maxHeight, gap] = [160, 480, 12];

/** What a search has found, with the words that the page does not hold. */
export function SearchResultList(props: SearchResultsProps) {
	return (
		<DeferredMessages>
			<SearchResults {...props} />
		</DeferredMessages>
	);
}

function SearchResults({ outcome, isBusy, onRetry, ...found }: SearchResultsProps) {
	const t = useTranslations('home.search');
	const panel = useRef<HTMLDivElement>(null);
	// As high as there is room above the keyboard on the screen, which only the visual viewport knows of.
	useEffect(() => {
		const view = window.visualViewport;
		const adjust = () => {
			if (!panel.current || !view) return;
			const room = view.offsetTop + view.height - panel.current.getBoundingClientRect().top - gap;
			panel.current.style.maxHeight = `${Math.max(minHeight, Math.min(room, maxHeight))}px`;
		};
		// The box keeps the focus, no matter what is pressed here.
		const keepFocus = (event: MouseEvent) => event.preventDefault();
		const pressed = panel.current;
		// Once the box has been brought to its place.
		const placed = requestAnimationFrame(adjust);
		view?.addEventListener('resize', adjust);
		pressed?.addEventListener('mousedown', keepFocus);
		return () => {
			cancelAnimationFrame(placed);
			view?.removeEventListener('resize', adjust);
			pressed?.removeEventListener('mousedown', keepFocus);
		};
	}, []);
	return (
		<div
			ref={panel}
			className="absolute inset-x-0 top-full z-30 mt-1 flex max-h-120 flex-col overflow-hidden rounded-control border border-control bg-surface shadow-soft"
		>
			{outcome === 'failed' && (
				<div className="p-4">
					<RetryPanel text={t('failed')} retry={t('retry')} onRetry={onRetry} />
				</div>
			)}
			{outcome === 'nothing' && <p className="p-4 text-text-muted">{t('none')}</p>}
			{outcome === 'found' && <FoundGroups {...found} isBusy={isBusy} />}
		</div>
	);
}

type FoundGroupsProps = Omit<SearchResultsProps, 'outcome' | 'onRetry'>;

function FoundGroups({ groups, isBusy, activeId, getMenuProps, ...rest }: FoundGroupsProps) {
	const t = useTranslations('home.search');
	const isVisitor = useSession().status === 'loggedOut';
	return (
		<div
			{...getMenuProps({
				'aria-label': t('list'),
				'aria-busy': isBusy,
				// Browsers let Tab reach what scrolls; this is walked through from the box.
				tabIndex: -1,
				className: 'min-h-0 overflow-y-auto overscroll-contain py-2',
			})}
		>
			{groups.map(({ category, rows, total }) => (
				<fieldset key={category} aria-labelledby={`found-${category}`} className="min-w-0 pb-1">
					<p
						id={`found-${category}`}
						className="flex justify-between gap-4 px-4 pt-2 pb-1 font-semibold text-sm text-text-muted"
					>
						<span>{t(category)}</span>{' '}
						<span className="tabular-nums">
							{total > rows.length
								? t('shownOf', {
										shown: formatCount(rows.length, rest.language),
										total: formatCount(total, rest.language),
									})
								: formatCount(rows.length, rest.language)}
						</span>
					</p>
					{isVisitor && category === 'members' && (
						<p className="px-4 pb-1 text-sm text-text-muted">{t('loginToSee')}</p>
					)}
					{rows.map((placed) => (
						<ResultRow
							key={placed.id}
							{...{ placed, row: placed.row, category, isVisitor, ...rest }}
							isActive={placed.id === activeId}
						/>
					))}
				</fieldset>
			))}
		</div>
	);
}

interface ResultRowProps extends Pick<FoundGroupsProps, 'language' | 'words' | 'getItemProps'> {
	placed: PlacedRow;
	row: FoundRow;
	category: Category;
	isVisitor: boolean;
	isActive: boolean;
}

function ResultRow(props: ResultRowProps) {
	const { placed, category, isActive, getItemProps } = props;
	const { href, hint } = getLead(props);
	const item = getItemProps({
		...{ item: placed, index: placed.index, 'aria-disabled': href === null, tabIndex: -1 },
		className: `flex min-h-11 flex-wrap items-baseline gap-x-3 px-4 py-2 ${isActive ? 'bg-badge text-on-badge' : ''}`,
	});
	const content = (
		<RowText {...props} hint={hint} fallback={category === 'blogs' ? 'untitledStory' : 'unnamed'} />
	);
	return href === null ? (
		<div {...item}>{content}</div>
	) : (
		<Link {...item} href={href} prefetch={false}>
			{content}
		</Link>
	);
}

interface Lead {
	/** Null for what is only shown. */
	href: string | null;
	/** What the row leads to, where its title does not say it. */
	hint: 'private' | null;
}

/**
 * Where a row leads. A private profile is never linked: its address answers 404. A visitor comes to the profile by the
 * login.
 */
function getLead({ row, category, language, words, isVisitor }: ResultRowProps): Lead {
	if (category !== 'members') return { href: row.path && pathIn(language, row.path), hint: null };
	if (isVisitor) return { href: row.path && loginPath(language, pathIn(language, row.path)), hint: null };
	if (row.isPrivate)
		return {
			href: pathIn(language, askPath({ id: row.key, name: row.title }, words)),
			hint: 'private',
		};
	return { href: row.path && pathIn(language, row.path), hint: null };
}

type RowTextProps = Omit<ResultRowProps, 'placed' | 'isVisitor' | 'getItemProps'> &
	Pick<Lead, 'hint'> & { fallback: 'unnamed' | 'untitledStory' };

function RowText(props: RowTextProps) {
	const { row, category, isActive, language, words, hint, fallback } = props;
	const t = useTranslations();
	const { clans } = useMessages();
	const inWords = (clan: string) => labelFor(clans, clan);
	const title = (category === 'clans' ? inWords(row.title) : row.title) || t(`fallback.${fallback}`);
	const about = [
		...row.about.map(inWords),
		...(row.creator === null ? [] : [t('home.stats.creator', { name: row.creator })]),
		...(row.memberCount === null
			? []
			: [t('home.stats.memberCount', { count: formatCount(row.memberCount, language) })]),
	];
	return (
		<>
			<span lang={row.language}>
				{markedTitle(title, words).map(({ at, text, isMatch }) =>
					isMatch ? (
						<mark key={at} className="bg-transparent font-bold text-inherit">
							{text}
						</mark>
					) : (
						text
					),
				)}
			</span>
			{about.length > 0 && (
				<span className={`text-sm ${isActive ? '' : 'text-text-muted'}`}> {about.join(' · ')}</span>
			)}
			{hint !== null && (
				<span className={`basis-full text-sm ${isActive ? '' : 'text-text-muted'}`}>
					{' '}
					{t(`home.search.${hint}`)}
				</span>
			)}
		</>
	);
}
