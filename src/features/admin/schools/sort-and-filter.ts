import type { AdminSchool } from '@/backend/ports/admin';

export const SORTS = ['name', 'parents', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const byName = (a: AdminSchool, b: AdminSchool) =>
  a.name.localeCompare(b.name) || a.city.localeCompare(b.city);

const orders: Record<Sort, (a: AdminSchool, b: AdminSchool) => number> = {
  name: byName,
  parents: (a, b) => b.parents - a.parents || byName(a, b),
  newest: (a, b) => Number(b.createdAt) - Number(a.createdAt) || byName(a, b),
};

/** Schools whose name, city or code has every typed word, in the wanted order. Marks and case do not matter. */
export function sortAndFilter(schools: readonly AdminSchool[], typed: string, sort: Sort): AdminSchool[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return schools
    .filter(({ name, city, code }) => {
      const all = fold(`${name} ${city} ${code ?? ''}`);
      return words.every((word) => all.includes(word));
    })
    .sort(orders[sort]);
}
