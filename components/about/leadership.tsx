import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';

const roles = ['founder', 'coFounder'] as const;

/** Who leads the portal: their places, until they have given their names. */
export async function Leadership({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'about.leadership' });
	return (
		<section className="container-page pt-12 md:pt-18">
			<div className="mx-auto max-w-[45rem]">
				<h2 className="text-h2 md:text-h2-wide">{t('title')}</h2>
				<p className="mt-1 text-text-muted">{t('text')}</p>
				<ul className="mt-6 grid gap-4 sm:grid-cols-2 md:gap-6">
					{roles.map((role) => (
						<li
							key={role}
							className="flex items-center gap-5 rounded-feature border border-line bg-surface p-4 md:p-5"
						>
							<Arch className="w-20 shrink-0" />
							<div>
								<h3 className="text-h3">{t(role)}</h3>
								<p className="text-text-muted">{t('unnamed')}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
