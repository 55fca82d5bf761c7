"""Agents, artefacts and mine as tables that play looks things up in; compiled where possible."""

from typing import Any, Final

import msgspec

from kastellan.core.content import Names, named
from kastellan.core.game import Line
from kastellan.games.krysis.content.checks import read_bundle, read_number, read_skill
from kastellan.games.krysis.content.schema import MineFile

NORMAL: Final = 18
SPECIALS: Final = NORMAL
COMPANIES: Final = NORMAL + 3
EXTRAS: Final = COMPANIES + 12
AGENTS: Final = EXTRAS + 7

NAMED: Final = ("agent", "artefact", "company", "crystal", "mission")


class Mine:
    """Checked content as flat tables, so that a look-up is an index.

    Agents are numbered: 9 carriers, 9 warriors, 3 common specials, 3 of each company, 7 extras.
    ``speed``, ``speed_times`` and ``speed_colour`` give fixed speed and multiplier of an agent;
    ``combat`` likewise.  ``slots`` holds red, blue and white slots at ``3 * agent``, ``hold`` the
    same for artefacts, of which ``weapons`` and ``rides`` list the types.  ``skill`` is
    ``checks.DEFENCE`` and so on, 0 for none, and ``amount`` its number; ``finds`` holds what a
    master miner brings (red, blue, white, artefacts) at ``4 * agent``.
    ``doubles`` are bit masks of the spaces of each level that have two alternatives, and
    ``rewards`` holds the goods of alternative ``alt`` of a space at ``4 * (2 * (4 * level + space) + alt)``.
    """

    def __init__(self, file: MineFile, digest: str) -> None:
        self.file, self.digest = file, digest
        self.warnings: tuple[Line, ...] = ()
        unique = tuple(agent for company in file.companies for agent in company.specials)
        self.agents = (*file.agents, *file.specials, *unique, *file.extras)
        self.agent_ids = [agent.id for agent in self.agents]
        self._read_agents()
        named: tuple[Any, ...] = (self.agents, file.artefacts, file.companies, file.crystals, file.missions)
        self.names: dict[str, Names] = {
            f"{kind} {thing.id}": thing.name
            for kind, things in zip(NAMED, named, strict=True)
            for thing in things
        }
        self.artefact_ids = [artefact.id for artefact in file.artefacts]
        self.mission_ids = [mission.id for mission in file.missions]
        self.copies = [artefact.copies for artefact in file.artefacts]
        self.is_weapon = [artefact.kind == "weapon" for artefact in file.artefacts]
        self.weapons = [t for t in range(6) if self.is_weapon[t]]
        self.rides = [t for t in range(6) if not self.is_weapon[t]]
        self.power = [artefact.combat for artefact in file.artefacts]
        self.hold = [n for artefact in file.artefacts for n in read_bundle(artefact.slots)[:3]]
        self.entrance = [n for space in file.entrance for n in read_bundle(space)[:3]]
        spaces = [space.split("?") for level in file.mine for space in level]
        self.doubles = [
            sum(1 << k for k in range(4) if len(spaces[at + k]) == 2) for at in range(0, len(spaces), 4)
        ]
        self.rewards = [n for space in spaces for alt in (space[0], space[-1]) for n in read_bundle(alt)]

    def _read_agents(self) -> None:
        """Lay the values of all agents out in tables."""
        speeds = [read_number(agent.speed) for agent in self.agents]
        self.speed, self.speed_times, self.speed_colour = map(list, zip(*speeds, strict=True))
        powers = [read_number(agent.combat) for agent in self.agents]
        self.combat, self.combat_times, self.combat_colour = map(list, zip(*powers, strict=True))
        self.slots = [n for agent in self.agents for n in read_bundle(agent.slots)[:3]]
        skills = [read_skill(agent.skill) for agent in self.agents]
        self.skill = [name for name, _, _ in skills]
        self.amount = [number for _, number, _ in skills]
        self.finds = [n for _, _, found in skills for n in found]
        self.stars = [agent.stars for agent in self.agents]
        self.star_masks = [
            sum(1 << k for k, stars in enumerate(self.stars) if stars == level) for level in range(4)
        ]
        self.carriers = sum(1 << k for k, agent in enumerate(self.agents) if agent.kind == "carrier")
        self.warriors = (1 << len(self.agents)) - 1 - self.carriers

    def name(self, kind: str, key: str, language: str) -> str:
        """Return the name of an agent, an artefact, a company, a crystal or a mission by its id."""
        return named(self.names[f"{kind} {key}"], language)

    def shown(self) -> Any:
        """Return the whole file and the agents in the order of their numbers: none of it is secret."""
        return {**msgspec.to_builtins(self.file), "all_agents": msgspec.to_builtins(self.agents)}

    def deck(self, company: int, advanced: bool) -> int:
        """Return the agents of a company as a bit mask, with its specials if ``advanced`` (KRY-90)."""
        normal = (1 << NORMAL) - 1
        return normal | 0b111 << SPECIALS | 0b111 << (COMPANIES + 3 * company) if advanced else normal
