import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { verifiedHelpPath } from '@/components/member/verified-badges';
import { Arch } from '@/components/ui/arch';
import { LinkButton } from '@/components/ui/link-button';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

export async function MatchesPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'home.matrimonial' });
	return (
		<section className="container-page pt-16 md:pt-22">
			<div className="on-maroon relative overflow-hidden rounded-feature bg-linear-to-br from-maroon-800 to-maroon-950 px-6 py-10 md:px-14 md:py-16">
				<div aria-hidden="true" className="absolute right-10 -bottom-10 hidden items-end gap-3 md:flex">
					<Arch className="w-32 opacity-60" />
					<Arch className="-ml-10 w-44 opacity-80" />
				</div>
				<div className="relative max-w-xl">
					<h2 className="text-h2 md:text-h2-wide">{t('title')}</h2>
					<p className="mt-3 text-sand-100">{t('text')}</p>
					<p className="mt-3 text-sand-100 text-sm">
						{t.rich('verified', {
							help: (words) => (
								<Link
									href={pathIn(language, verifiedHelpPath)}
									prefetch={false}
									className="font-semibold text-gold-300 underline underline-offset-4"
								>
									{words}
								</Link>
							),
						})}
					</p>
					<LinkButton href={pathIn(language, '/matrimonial')} look="gold" className="mt-6 min-h-12 px-6">
						{t('explore')}
					</LinkButton>
				</div>
			</div>
		</section>
	);
}

export async function JoinPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'home.join' });
	return (
		<section className="container-page pt-16 text-center md:pt-22">
			<h2 className="text-h2 md:text-h2-wide">{t('title')}</h2>
			<p className="mx-auto mt-3 max-w-xl text-text-muted">{t('text')}</p>
			<div className="mt-6 flex flex-col justify-center gap-3 md:flex-row">
				<LinkButton href={pathIn(language, '/register')} className="min-h-12 px-6">
					{t('register')}
				</LinkButton>
				<LinkButton href={pathIn(language, '/about')} look="outline" className="min-h-12 px-6">
					{t.rich('more', { about: (words) => <span className="sr-only">{words}</span> })}
				</LinkButton>
			</div>
		</section>
	);
}
