'use client';

import { Banner } from '@/components/ui/banner';
import { fixedPathIn } from '@/lib/core/localized-path';
import { useAdmin } from './admin-context';

/** In the place of what the server does not show to whoever asks, since the role has been taken from them meanwhile. */
export function Forbidden() {
	const { language, texts } = useAdmin();
	const { text, link } = texts.forbidden;
	return (
		<Banner tone="error">
			<p>{text}</p>
			<a
				href={fixedPathIn(language, '/')}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{link}
			</a>
		</Banner>
	);
}
