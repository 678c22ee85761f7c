import { getTranslations } from 'next-intl/server';
import { PageMessages } from '@/components/site/page-messages';
import { EmptyState } from '@/components/ui/empty-state';
import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { clanName } from '@/lib/features/clan-page/clan-name';
import type { ListedDeity } from '@/lib/features/deity/listed';
import { ManagedCard } from './managed-card';
import { ManagedDeities } from './managed-deities';

/** All deities with what is said of them; administrators change them from here. */
export async function ManagedList({
	deities,
	language,
}: {
	deities: readonly ListedDeity[];
	language: Language;
}) {
	const t = await getTranslations({ locale: language });
	const compare = alphabetical(language);
	const clans = [...new Set(deities.flatMap((deity) => deity.clans))]
		.map((value) => ({ value, label: clanName(value, language) }))
		.sort((a, b) => compare(a.label, b.label));
	return (
		<PageMessages language={language} paths={['deities.filter', 'deityForm.list']}>
			<ManagedDeities
				language={language}
				deities={deities.map((deity) => ({
					id: deity.id,
					name: deity.name || t('fallback.unnamed'),
					deityType: deity.deityType,
					clans: deity.clans,
					key: [...deity.keys.names, ...deity.keys.clans].join(' '),
					card: <ManagedCard deity={deity} language={language} />,
				}))}
				clans={clans}
				none={<EmptyState title={t('deityForm.list.none')} text={t('home.deities.soon')} />}
			/>
		</PageMessages>
	);
}
