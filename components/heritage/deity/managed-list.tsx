import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ClanBadges } from '@/components/heritage/clan/clan-badges';
import { PageMessages } from '@/components/layout/page-messages';
import { StoredPicture } from '@/components/layout/stored-picture';
import { Arch } from '@/components/ui/arch';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { clanName } from '@/lib/features/heritage/clan/dto/clan-name';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { deityKeys } from '@/lib/features/heritage/deity/rules/search-keys';
import { ManagedDeitiesPanel } from './managed-deities-panel';

interface ManagedListProps {
	deities: readonly PublishedDeity[];
	language: Language;
}

export async function ManagedList({ deities, language }: ManagedListProps) {
	const t = await getTranslations({ locale: language });
	const compare = alphabetical(language);
	const clans = [...new Set(deities.flatMap((deity) => deity.clans))]
		.map((value) => ({ value, label: clanName(value, language) }))
		.sort((a, b) => compare(a.label, b.label));
	return (
		<PageMessages language={language} name="managed-list">
			<ManagedDeitiesPanel
				language={language}
				deities={deities.map((deity) => {
					const keys = deityKeys(deity);
					return {
						id: deity._id,
						name: deity.name || t('fallback.unnamed'),
						deityType: deity.deityType,
						clans: deity.clans,
						key: [...keys.names, ...keys.clans].join(' '),
						card: <ManagedCard deity={deity} language={language} />,
					};
				})}
				clans={clans}
				none={<EmptyState title={t('deityForm.list.none')} text={t('home.deities.soon')} />}
			/>
		</PageMessages>
	);
}

async function ManagedCard({ deity, language }: { deity: PublishedDeity; language: Language }) {
	const t = await getTranslations({ locale: language });
	const [picture] = deity.pictures;
	return (
		<div className="grid grid-cols-[5rem_1fr] gap-4">
			<Arch className="w-20">
				{picture && (
					<StoredPicture
						{...picture}
						alt=""
						sizes="80px"
						fallback={null}
						className="size-full object-cover"
					/>
				)}
			</Arch>
			<div className="min-w-0">
				<Badge>{t(`deities.type.${deity.deityType}`)}</Badge>
				<h2 className="text-h3" lang={deity.language}>
					<Link
						href={pathIn(language, `/deity/${deity._id}`)}
						prefetch={false}
						className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
					>
						{deity.name || t('fallback.unnamed')}
					</Link>
				</h2>
				{deity.clans.length > 0 && <ClanBadges clans={deity.clans} language={language} />}
			</div>
			<div className="col-span-2 text-sm">
				<p lang={deity.language} className="line-clamp-4">
					{deity.description}
				</p>
				{deity.rituals && (
					<>
						<h3 className="mt-2 font-semibold text-text-soft">{t('deityForm.list.rituals')}</h3>
						<p lang={deity.language} className="line-clamp-3">
							{deity.rituals}
						</p>
					</>
				)}
			</div>
		</div>
	);
}
