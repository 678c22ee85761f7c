'use client';

import { useTranslations } from 'next-intl';
import { toggleTheme } from '@/lib/client/theme';

/** Turns light into dark and back. */
export function ThemeSwitch() {
	const label = useTranslations('site.navigation')('theme');
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={toggleTheme}
			className="grid size-11 place-items-center rounded-full hover:bg-ivory/10"
		>
			<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-[1.75] stroke-current">
				<circle cx="10" cy="10" r="7" />
				<path d="M10 3a7 7 0 0 1 0 14Z" className="fill-current" />
			</svg>
		</button>
	);
}
