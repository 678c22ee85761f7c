import { getTranslations } from 'next-intl/server';
import { Arch } from '@/components/ui/arch';
import type { Language } from '@/lib/core/language';
import type { Founders } from '@/lib/features/site/settings/rules';

const roles = ['founder', 'coFounder'] as const;

interface LeaderListProps {
	language: Language;
	founders: Founders;
}

/** Who leads the portal: their places, until administrators have given a name. */
export async function LeaderList({ language, founders }: LeaderListProps) {
	const t = await getTranslations({ locale: language, namespace: 'about.leadership' });
	const named = roles.filter((role) => founders[role] !== null);
	const shown = named.length > 0 ? named : roles;
	return (
		<section className="container-page pt-12 md:pt-18">
			<div className="mx-auto max-w-[45rem]">
				<h2 className="text-h2 md:text-h2-wide">{t('title')}</h2>
				{named.length === 0 && <p className="mt-1 text-text-muted">{t('text')}</p>}
				<ul className="mt-6 grid gap-4 sm:grid-cols-2 md:gap-6">
					{shown.map((role) => (
						<li
							key={role}
							className="flex items-center gap-5 rounded-feature border border-line bg-surface p-4 md:p-5"
						>
							<Arch className="w-20 shrink-0" />
							<div className="wrap-anywhere min-w-0">
								<h3 className="text-h3">{t(role)}</h3>
								<p className="text-text-muted">{founders[role] ?? t('unnamed')}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
