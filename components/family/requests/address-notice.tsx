import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Where an address has an account already: its owner can be asked, who stays unknown until they accept. */
export function AddressNotice({ children }: { children?: ReactNode }) {
	const t = useTranslations('familyTree.address');
	return (
		<div className="flex flex-col items-start gap-2 rounded-control border border-gold-500 px-4 py-3">
			<p>{t('offer')}</p>
			{children}
		</div>
	);
}
