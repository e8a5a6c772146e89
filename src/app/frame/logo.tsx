import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand';
import { cx } from '@/ui/cx';
import { GateMark } from '@/ui/gate-mark';

interface Props {
  to: string;
  /** In the rail it has a line of its own; below 1024 px the sign alone, where the school's name has the room. */
  inRail?: boolean;
  compact?: boolean;
}

/** The product's name as a link to the start of this part of the app (product §2.12). */
export function Logo({ to, inRail = false, compact = false }: Props) {
  const { t } = useTranslation('frame');
  return (
    <Link
      to={to}
      aria-label={t('home', { brand: brand.name })}
      // Where the tools beside it leave no room, the name falls out of the line and the sign stands alone.
      className={cx(
        'flex h-[2rem] shrink-0 flex-wrap items-center gap-x-2 overflow-hidden font-display font-semibold text-ink text-xl leading-[2rem]',
        compact ? 'w-[2rem]' : 'max-w-max flex-1 basis-[2rem]',
        inRail && 'lg:w-full lg:max-w-none lg:basis-full',
      )}
    >
      <GateMark className="size-[2rem]" />
      <span className={cx(inRail && 'lg:@max-[11rem]:hidden')}>{brand.name}</span>
    </Link>
  );
}
