'use strict';
(() => {
  // Five uncertainties. Each pole: its name, what the world is like, what a maker of goods does about it.
  const UNCERTAINTIES = [
    {
      id: 'rules',
      name: 'Rules for circular goods',
      high: {
        name: 'One rulebook',
        world:
          'Markets agree on one set of rules for packs, passports and fees, so a design approved once can be sold almost everywhere.',
        firm: 'Compliance turns into scale: ranges are simplified, shared formats spread, and small makers rent the systems they cannot build.',
      },
      low: {
        name: 'Patchwork rules',
        world: 'Each market keeps its own fees, labels and bans, and rewrites them to an electoral rhythm.',
        firm: 'Ranges splinter by country, lawyers sit in the design review, and local brands use the confusion as shelter.',
      },
    },
    {
      id: 'energy',
      name: 'Price of clean power',
      high: {
        name: 'Plentiful power',
        world: 'Clean electricity is abundant for most hours of the year, and the grid has caught up with the panels.',
        firm: 'Heat, washing and recycling move to the socket, and new plants stand where power is cheapest at noon.',
      },
      low: {
        name: 'Tight power',
        world:
          'Grid connections are queued for, evenings are expensive, and data centres outbid factories for firm supply.',
        firm: 'Energy decides which product is made when, and steps that need heat are postponed or moved away.',
      },
    },
    {
      id: 'choice',
      name: 'Who does the choosing',
      high: {
        name: 'Machines choose',
        world: 'Most routine purchases are made by assistants that compare facts and ignore the front of the pack.',
        firm: 'Brands compete on structured data, measured performance and price per use, and work hard to be read correctly.',
      },
      low: {
        name: 'People choose',
        world:
          'Shoppers keep the last word, because the early assistants bought badly and were seen to take commissions.',
        firm: 'Packs, shops and creators still carry the sale, with software helping in the background.',
      },
    },
    {
      id: 'trust',
      name: 'Trust in claims',
      high: {
        name: 'Claims are believed',
        world: 'Proof has become cheap to show and cheap to check, so a claim is usually taken at its word.',
        firm: 'Good evidence earns a price, and the firm that publishes first sets the measure for its category.',
      },
      low: {
        name: 'Doubt by default',
        world: 'After too many false labels and synthetic reviews, households read every claim as an advertisement.',
        firm: 'Only what can be seen, tasted or returned persuades, so guarantees and refunds replace badges.',
      },
    },
    {
      id: 'supply',
      name: 'Shape of supply',
      high: {
        name: 'Open trade',
        world: 'Goods cross borders with few surprises, and a supplier far away is again a reasonable choice.',
        firm: 'Sourcing follows quality and cost, scale returns, and resilience has to be argued for each year.',
      },
      low: {
        name: 'Regional blocs',
        world: 'Trade has settled into regions that guard their materials, standards and routes.',
        firm: 'Supply is shorter and dearer, recipes follow local crops, and waste becomes a raw material nobody can embargo.',
      },
    },
  ];

  // One name and one sentence for each meeting of two poles: [high high, high low, low high, low low], in the order above.
  const MEETINGS = {
    'rules|energy': [
      [
        'The long loop',
        'Reuse pools and recyclers reach industrial size, since both the format and the kilowatt-hour are settled.',
      ],
      [
        'Rationed virtue',
        'The law asks for recycled content that the grid cannot yet afford to make, and exemptions become the real market.',
      ],
      [
        'Islands of plenty',
        'Power is cheap almost anywhere and clarity is not, so circular plants crowd into the few markets that write plain rules.',
      ],
      [
        'Make do and mend',
        'Without scale or energy, circularity survives as thrift: repair, refill and habits that need no permission.',
      ],
    ],
    'rules|choice': [
      [
        'The audited basket',
        'Software reads a product passport the way a banker reads accounts, and a missing field costs more than a bad review.',
      ],
      [
        'The common shelf',
        'Shared labels finally mean the same thing in every shop, and people learn to read them at a glance.',
      ],
      [
        'The arbitrage engine',
        'Assistants find the lawful loophole in each market and assemble baskets across borders to avoid a fee.',
      ],
      [
        'The local counter',
        'Nobody explains the rules better than a shopkeeper, and regional retailers win back authority.',
      ],
    ],
    'rules|trust': [
      [
        'Proof as a utility',
        'Evidence is piped in like water: metered, regulated, dull, and missed only when it fails.',
      ],
      ['The letter of the law', 'Every pack complies and nobody is impressed, so firms meet the rule and stop there.'],
      ['Chosen standards', 'Where the state is unclear, private schemes with a good name become the law that counts.'],
      [
        'The fog',
        'Contradictory rules and discredited labels cancel each other out, and price is the only message that arrives.',
      ],
    ],
    'rules|supply': [
      ['The world pack', 'The product passport does for goods what the container once did for freight.'],
      [
        'The fenced garden',
        'A region shares one rulebook and keeps its waste at home, as a mine it can finally defend.',
      ],
      [
        'The duty-free maze',
        'Goods travel easily until they must be labelled, and warehouses near the border turn into re-packing plants.',
      ],
      ['Many small worlds', 'Recipes, packs and prices diverge, and a global brand is run as a family of cousins.'],
    ],
    'energy|choice': [
      [
        'The midday market',
        'Assistants time orders to the sunny hours, and the cheapest detergent is the one made and delivered at noon.',
      ],
      [
        'Abundance on display',
        'Cheap power goes into spectacle as well as process: cooled streets, bright shops, fresh goods at every hour.',
      ],
      [
        'The frugal algorithm',
        'Software weighs the energy in each product, because the household’s own tariff has made it matter.',
      ],
      [
        'The candle economy',
        'Households buy less often, cook together and prefer goods that need neither cooling nor charging.',
      ],
    ],
    'energy|trust': [
      ['Green by the hour', 'A product can show the hour and the source of its power, and buyers accept the figure.'],
      [
        'Too cheap to credit',
        'Clean power is real but cannot be marketed, since nobody believes a leaf on a label any more.',
      ],
      [
        'The honest shortage',
        'Firms that explain delays and prices openly keep customers through winters that others spend apologising.',
      ],
      [
        'The rumour mill',
        'Every surcharge looks like profiteering, and governments set prices that are trusted no better.',
      ],
    ],
    'energy|supply': [
      [
        'Footloose factories',
        'Production follows the sun around the globe, and ships carry finished goods more than raw materials.',
      ],
      ['Home-made heat', 'Regions with good wind and sun rebuild the energy-hungry steps they had once exported.'],
      [
        'The borrowed kilowatt',
        'Dear energy at home is avoided by importing it in solid form, as aluminium, glass and paper.',
      ],
      [
        'The short menu',
        'Blocs without slack make fewer things, keep them longer and hold stock as they once held grain.',
      ],
    ],
    'choice|trust': [
      [
        'The quiet butler',
        'Households delegate gladly, because assistants can cite their sources and the sources hold.',
      ],
      [
        'Guard dogs',
        'The assistant’s main service is suspicion: it tests claims, counts refunds and refuses what it cannot verify.',
      ],
      ['Names worth knowing', 'A good name, honestly kept, turns out to save more time than software.'],
      [
        'The market square',
        'Trust shrinks to the distance of a handshake: tastings, neighbours, the friend who tried it first.',
      ],
    ],
    'choice|supply': [
      [
        'The borderless basket',
        'An assistant compares makers on four continents before breakfast, and loyalty becomes a setting.',
      ],
      [
        'Walled orchards',
        'Each bloc licenses its own assistants, which know the home suppliers best and say so politely.',
      ],
      [
        'The world’s fair',
        'Imports are plentiful and choosing is a pleasure, so discovery, origin and story earn their shelf space.',
      ],
      [
        'The village brand',
        'People meet the same local makers in shop, market and feed, and variety gives way to familiarity.',
      ],
    ],
    'trust|supply': [
      ['The glass pipeline', 'A buyer can follow a bean from field to cup, and distance no longer counts against it.'],
      ['Known hands', 'Shorter chains are easier to check, and origin becomes the claim that needs no label.'],
      [
        'Buyer beware',
        'Cheap goods flow in with papers nobody reads, and retailers insure themselves against what they sell.',
      ],
      [
        'Closed shutters',
        'Blocs accuse each other of cheating, and households accept only what their own region can inspect.',
      ],
    ],
  };

  const CORNERS = [
    { x: 'low', y: 'high' },
    { x: 'high', y: 'high' },
    { x: 'low', y: 'low' },
    { x: 'high', y: 'low' },
  ];
  const $ = (selector) => document.querySelector(selector);
  const make = (tag, className, text) => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined) node.textContent = text;
    return node;
  };

  let x = 0;
  let y = 3;

  // What two poles make together, whichever of them lies on which axis.
  const meet = (corner) => {
    const flip = x > y;
    const first = flip ? y : x;
    const second = flip ? x : y;
    const a = flip ? corner.y : corner.x;
    const b = flip ? corner.x : corner.y;
    const pair = `${UNCERTAINTIES[first].id}|${UNCERTAINTIES[second].id}`;
    const [title, sentence] = MEETINGS[pair][(a === 'low' ? 2 : 0) + (b === 'low' ? 1 : 0)];
    return { title, sentence };
  };

  const cells = CORNERS.map((corner, index) => {
    const node = make('section', 'corner');
    const poles = make('p', 'corner-poles');
    const title = make('h2');
    title.id = `title-${index}`;
    node.setAttribute('aria-labelledby', title.id);
    const world = make('p', 'story');
    node.append(poles, title, world);
    $('.grid').append(node);
    return { corner, poles, title, world };
  });

  const render = (spoken) => {
    const across = UNCERTAINTIES[x];
    const up = UNCERTAINTIES[y];
    $('.pole-left').textContent = across.low.name;
    $('.pole-right').textContent = across.high.name;
    $('.pole-top').textContent = up.high.name;
    $('.pole-bottom').textContent = up.low.name;
    // Two scenarios share each end, so what it means is said once, and not in both.
    $('.ends').replaceChildren(
      ...[across.low, across.high, up.high, up.low].map((end) => {
        const node = make('section', 'end');
        node.append(make('h3', '', end.name), make('p', '', end.world), make('p', '', end.firm));
        return node;
      }),
    );
    for (const cell of cells) {
      const world = meet(cell.corner);
      cell.poles.textContent = `${across[cell.corner.x].name} · ${up[cell.corner.y].name}`;
      cell.title.textContent = world.title;
      cell.world.textContent = world.sentence;
    }
    for (const [select, own, other] of [
      [$('#axis-x'), x, y],
      [$('#axis-y'), y, x],
    ]) {
      select.value = String(own);
      for (const option of select.options) option.disabled = Number(option.value) === other;
    }
    if (spoken) $('#status').textContent = `Four scenarios: ${cells.map((cell) => cell.title.textContent).join(', ')}.`;
  };

  for (const select of [$('#axis-x'), $('#axis-y')]) {
    UNCERTAINTIES.forEach((each, index) => {
      const option = make('option', '', each.name);
      option.value = String(index);
      select.append(option);
    });
  }
  $('#axis-x').addEventListener('change', (event) => {
    x = Number(event.target.value);
    render(true);
  });
  $('#axis-y').addEventListener('change', (event) => {
    y = Number(event.target.value);
    render(true);
  });
  $('#swap').addEventListener('click', () => {
    [x, y] = [y, x];
    render(true);
  });
  $('.axes').addEventListener('submit', (event) => event.preventDefault());
  render(false);
})();
