import type { ReactNode } from 'react';

interface SettingsSectionProps {
	/** What a link to it ends with. */
	id: string;
	title: string;
	text?: string;
	children: ReactNode;
}

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
	return (
		<section id={id} className="scroll-mt-20 rounded-card border border-line bg-surface p-4 md:p-6">
			<h2 className="text-h3">{title}</h2>
			{text && <p className="wrap-anywhere mt-1 max-w-prose text-sm text-text-soft">{text}</p>}
			<div className="mt-4">{children}</div>
		</section>
	);
}
