import type { ReactNode } from 'react';

/** A jharokha window, five wide and six high, with `children` (else the house's diamond) behind its gold frame. */
export function Arch({ className = '', children }: { className?: string; children?: ReactNode }) {
	return (
		<div className={`arch ${className}`}>
			<div className={children ? 'arch-mask' : 'arch-mask arch-diamond'}>{children}</div>
		</div>
	);
}
