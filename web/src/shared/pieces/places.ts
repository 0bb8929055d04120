/** Goods on a piece, touched one by one. */

export type Goods = Record<string, number>;

export function adding(goods: Goods, name: string): Goods {
  return { ...goods, [name]: (goods[name] ?? 0) + 1 };
}

export function taking(goods: Goods, name: string): Goods {
  const left = { ...goods, [name]: (goods[name] ?? 0) - 1 };
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}

export function replacing(goods: Goods, old: string, name: string): Goods {
  return old === name ? goods : adding(taking(goods, old), name);
}
