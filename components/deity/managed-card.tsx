import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ClanBadges } from '@/components/clan/clan-badges';
import { StoredPicture } from '@/components/site/stored-picture';
import { Arch } from '@/components/ui/arch';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { ListedDeity } from '@/lib/features/deity/listed';

/** A deity with what is said of it and its rituals, both cut after a few lines. */
export async function ManagedCard({ deity, language }: { deity: ListedDeity; language: Language }) {
	const t = await getTranslations({ locale: language });
	return (
		<div className="grid grid-cols-[5rem_1fr] gap-4">
			<Arch className="w-20">
				{deity.image && (
					<StoredPicture
						{...deity.image}
						alt=""
						sizes="80px"
						fallback={null}
						className="size-full object-cover"
					/>
				)}
			</Arch>
			<div className="min-w-0">
				<Badge>{t(`deities.type.${deity.deityType}`)}</Badge>
				<h2 className="text-h3" lang={deity.textLanguage}>
					<Link
						href={pathIn(language, `/deity/${deity.id}`)}
						prefetch={false}
						className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
					>
						{deity.name || t('fallback.unnamed')}
					</Link>
				</h2>
				{deity.clans.length > 0 && <ClanBadges clans={deity.clans} language={language} />}
			</div>
			<div className="col-span-2 text-sm">
				<p lang={deity.textLanguage} className="line-clamp-4">
					{deity.description}
				</p>
				{deity.rituals && (
					<>
						<h3 className="mt-2 font-semibold text-text-soft">{t('deityForm.list.rituals')}</h3>
						<p lang={deity.textLanguage} className="line-clamp-3">
							{deity.rituals}
						</p>
					</>
				)}
			</div>
		</div>
	);
}
