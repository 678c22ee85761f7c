import { getTranslations } from 'next-intl/server';
import { FamilySectionPage } from '@/components/family/tree/family-section-page';
import { PageMessages } from '@/components/layout/page-messages';
import { textLink } from '@/components/layout/text-link';
import { BackLink } from '@/components/ui/back-link';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { getChoices } from '@/lib/client/family/relation/kin-options';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { checkPath } from '@/lib/core/matching-paths';
import type { RelationsPageData } from '@/lib/features/family/loaders';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { KinPairField } from './kin-pair-field';
import { KinRelationList } from './kin-relation-list';

interface KinRelationPageProps {
	asked: RelationsPageData;
	language: Language;
}

/** How two of a tree are related, for any two picked. */
export async function KinRelationPage({ asked, language }: KinRelationPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	const check = await getTranslations({ locale: language, namespace: 'matching.check' });
	const { choices, cards, cardCount, meId, fromId, toId, isGone, found } = asked;
	const getName = (id: string | null) => {
		const card = cards.find(({ _id }) => _id === id);
		return card ? shownName(card) : '';
	};
	return (
		<FamilySectionPage current="relation" language={language}>
			<div className="flex max-w-4xl flex-col gap-5">
				<div>
					<BackLink href={pathIn(language, '/family-tree')} label={t('back')} />
					<h1 className="text-h2 md:text-h2-wide">{t('title')}</h1>
					<p className="mt-2 text-text-soft">{t('intro')}</p>
				</div>
				{isGone && <Banner tone="error">{t('gone')}</Banner>}
				{cardCount > 1 && (
					<Card className="p-4 md:p-6">
						<PageMessages language={language} name="kin-relation-page">
							<KinPairField
								choices={getChoices(choices, cards, language)}
								meId={meId}
								fromId={fromId}
								toId={toId}
								summary={found?.relations[0]?.sentence[language] ?? (found && t('noneTitle'))}
							/>
						</PageMessages>
					</Card>
				)}
				{found && <KinRelationList found={found} meId={meId} language={language} />}
				{found?.mayAskAboutMarriage && (
					<p>{textLink(language, checkPath(fromId === meId ? null : fromId, toId))(check('link'))}</p>
				)}
				<Instead asked={asked} names={{ from: getName(fromId), to: getName(toId) }} language={language} />
			</div>
		</FamilySectionPage>
	);
}

interface InsteadProps extends KinRelationPageProps {
	names: { from: string; to: string };
}

/** Shown where there is no relation to show: why, and what to do. */
async function Instead({ asked: { cardCount, fromId, toId, found }, names, language }: InsteadProps) {
	const t = await getTranslations({ locale: language, namespace: 'kinRelation' });
	const addMember = <LinkButton href={pathIn(language, '/add-family')}>{t('add')}</LinkButton>;
	if (cardCount === 1) {
		return (
			<EmptyState title={t('aloneTitle')} text={t('aloneText')}>
				{addMember}
			</EmptyState>
		);
	}
	if (toId === null) return <EmptyState title={t('chooseTitle')} text={t('chooseText')} />;
	if (toId === fromId) return <EmptyState title={t('sameTitle')} text={t('sameText')} />;
	if (found?.total !== 0) return null;
	return (
		<EmptyState title={t('noneTitle')} text={t('noneText', names)}>
			{addMember}
		</EmptyState>
	);
}
