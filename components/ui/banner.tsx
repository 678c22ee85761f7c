import type { ReactNode } from 'react';
import { CloseButton } from './close-button';

const tones = {
	error: 'border-error bg-error-wash text-error',
	success: 'border-ok bg-ok-wash text-ok',
	info: 'border-info bg-info-wash text-info',
} as const;

interface BannerProps {
	tone: keyof typeof tones;
	children: ReactNode;
	/** Without it the banner stays. */
	dismiss?: { label: string; onDismiss: () => void } | undefined;
}

/** A message across the page; errors interrupt a screen reader, the others wait. */
export function Banner({ tone, children, dismiss }: BannerProps) {
	return (
		<div
			role={tone === 'error' ? 'alert' : 'status'}
			className={`flex items-start gap-3 rounded-control border-l-4 py-1 pl-4 ${dismiss ? 'pr-1' : 'pr-4'} ${tones[tone]}`}
		>
			<div className="min-w-0 flex-1 py-2">{children}</div>
			{dismiss && <CloseButton label={dismiss.label} onClick={dismiss.onDismiss} />}
		</div>
	);
}
