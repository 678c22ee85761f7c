'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { PairField } from '@/components/family/relation/pair-field';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useAddressQuery } from '@/components/ui/use-address-query';
import { apiQuery } from '@/lib/client/api-query';
import type { Choices } from '@/lib/client/family/relation/kin-options';
import { pathIn } from '@/lib/core/localized-path';
import { checkPath } from '@/lib/core/matching-paths';
import { relationPath } from '@/lib/features/family/rules/relation-path';
import { SectionPage } from './section-page';
import { SeekerPanel } from './seeker-panel';
import { VerdictCard } from './verdict-card';

interface CheckPageProps {
	/** Where they are not all, those whom the address names are among them. */
	choices: Choices;
	/** Whether the viewer has the only card of the tree. */
	isAlone: boolean;
	meId: string;
}

/** May two people of the viewer's own tree marry; the address of the page says who was picked. */
export function CheckPage({ choices, isAlone, meId }: CheckPageProps) {
	const language = useLocale();
	const router = useRouter();
	const t = useTranslations('matching.check');
	const { check } = useMessages().matching;
	const [query, show] = useAddressQuery();
	const people = choices.options;
	const cardId = (name: 'one' | 'other') => people.find(({ id }) => id === query.get(name))?.id ?? null;
	const [a, b] = [cardId('one') ?? meId, cardId('other')];
	const isGone = (['one', 'other'] as const).some((name) => query.has(name) && cardId(name) === null);
	const pick = (oneId: string, otherId: string | null) => {
		const firstId = oneId === meId ? null : oneId;
		// The server knows the names of a large tree.
		if (!choices.isWhole) router.replace(pathIn(language, checkPath(firstId, otherId)), { scroll: false });
		else
			show(
				new URLSearchParams({ ...(firstId && { one: firstId }), ...(otherId && { other: otherId }) }),
				'replace',
			);
	};
	const meLabel = t('me', { name: people.find(({ id }) => id === meId)?.label ?? '' });
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="check">
			{isGone && <Banner tone="error">{t('gone')}</Banner>}
			{!isAlone ? (
				<Card className="p-4 md:p-6">
					<PairField
						idPrefix="check"
						choices={choices}
						meId={meId}
						fromId={a}
						toId={b}
						onPick={pick}
						texts={{ ...check, from: t('one'), to: t('other'), me: meLabel }}
					/>
				</Card>
			) : (
				<EmptyState title={t('aloneTitle')} text={t('aloneText')}>
					<LinkButton href={pathIn(language, '/add-family')}>{t('add')}</LinkButton>
				</EmptyState>
			)}
			{!isAlone && b === null && <EmptyState title={t('chooseTitle')} text={t('chooseText')} />}
			{b !== null && b === a && <EmptyState title={t('sameTitle')} text={t('sameText')} />}
			{b !== null && b !== a && (
				<>
					<CheckedPair oneId={a} otherId={b} />
					<TextLink href={pathIn(language, relationPath(a === meId ? null : a, b))} className="self-start">
						{t('relation')}
					</TextLink>
				</>
			)}
			<p className="text-sm text-text-muted">{t('inMatches')}</p>
		</SectionPage>
	);
}

const ownTree = ['one', 'other'] as const;

function CheckedPair({ oneId, otherId }: { oneId: string; otherId: string }) {
	const t = useTranslations('matching');
	const verdict = useQuery(apiQuery('GET /api/family/marriage', { query: { one: oneId, other: otherId } }));
	/** Why there is no verdict on these two, as on two men. */
	const error = verdict.error?.status === 400 ? verdict.error.message : null;
	return (
		<>
			<p role="status" className="sr-only">
				{error ?? (verdict.data && t(`verdict.${verdict.data.verdict}`))}
			</p>
			{error !== null ? (
				<EmptyState title={t('check.refusedTitle')} text={error} />
			) : (
				<SeekerPanel
					query={verdict}
					words={{ loading: t('check.loading'), failed: t('check.failed') }}
					skeleton={<Skeleton className="h-64" />}
				>
					{(shown) => <VerdictCard verdict={shown} ownSides={ownTree} />}
				</SeekerPanel>
			)}
		</>
	);
}
